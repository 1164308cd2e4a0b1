/** What stands in the head of the page and in the title of its window. */

class Headline {
  /** What is being looked at, such as a table's edition. */
  text = $state("");
  /** Where that comes from, such as the edition's book: for those who ask. */
  more = $state("");
  /** Something calls for the reader, such as their turn. */
  calls = $state("");
  /** Where the rules are told as they are played here. */
  rules = $state("/rules");
  /** Shows the rules without leaving what is being looked at, where that can be done. */
  help = $state.raw<(() => void) | null>(null);
}

export const headline = new Headline();
