import type { TableModel } from '../../games/geiger-man/app/ports/table.ts';
import type { GeigerManEvent, View } from '../../rules/geiger-man/index.ts';

/** What only the rules can know, asked from the app: a scene may take their types but never call them. */
export interface BoardFacts {
  /** The table from the view alone, so that the same view always draws the same picture. */
  model(view: View): TableModel;
  /** The view after an event. */
  fold(view: View, event: GeigerManEvent): View;
}
