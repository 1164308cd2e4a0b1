/** What stands in the head of the page and in the title of its window. */

class Headline {
  /** What is being looked at, such as a table's edition. */
  text = $state("");
  /** Where that comes from, such as the edition's book: for those who ask. */
  more = $state("");
  /** Something calls for the reader, such as their turn. */
  calls = $state("");
}

export const headline = new Headline();
