/** What on the table can be pointed at. */
export type TableThing =
  | { thing: 'seat'; chair: number }
  | { thing: 'card'; card: string }
  | { thing: 'gap'; gap: number }
  | { thing: 'pile' };
