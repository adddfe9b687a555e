/** Where in the bar above everything a table says what is being played. */
export const PLACE = "bar-place";
