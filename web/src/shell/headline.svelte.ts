/** What stands in the head of the page and in the title of its window. */

class Headline {
  /** What is being looked at, such as a table's edition. */
  text = $state("");
  /** The same in more words, where there is room for them. */
  more = $state("");
  /** Something calls for the reader, such as their turn. */
  calls = $state("");
}

export const headline = new Headline();
