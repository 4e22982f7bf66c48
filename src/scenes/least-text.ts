/** In CSS pixels, however small the window: nothing on the table is set smaller at the usual text size; larger ones go with it. */
export const LEAST_TEXT = 12;
