import { copyTable } from '../clone.ts';
import type { GeigerManEvent } from '../model/events.ts';
import { apply } from '../moves/apply.ts';
import type { View } from './view.ts';

/** The view after an event: the same reducer as the game's own. */
export function fold(before: View, event: GeigerManEvent): View {
  const view = copyTable(before);
  if (event.type === 'asked') view.underWay = event.underWay;
  else apply(view, event);
  return view;
}
