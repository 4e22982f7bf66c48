import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import type { SetUpPort, SetUpState, Tested } from '../../app/ports/set-up.ts';
import { Rate } from './rate.tsx';

const { personality: words } = SET_UP;

interface Props {
  desk: SetUpPort;
  state: SetUpState;
  /** What a test screening of these very choices found. */
  tested: Tested | null;
}

/** In what manner it is directed. */
export function PersonalityPicks({ desk: model, state, tested }: Props) {
  const { personality } = state.setUp;
  return (
    <Picks
      title={words.title}
      group="personality"
      picked={personality}
      onPick={(it) => model.setPersonality(it)}
      picks={state.personalities.map(({ personality: id, rate }) => ({
        id,
        ...words[id],
        more: <Rate rate={rate} tested={id === personality ? tested : null} />,
      }))}
    />
  );
}
