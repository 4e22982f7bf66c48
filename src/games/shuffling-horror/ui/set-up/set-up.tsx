import { render } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { PaintCard } from '../../../../app/ports/almanac.ts';
import { SET_UP } from '../../../../text/rooms/set-up.ts';
import { Room } from '../../../../ui/kit/room.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import type { CatalogueEntry } from '../../app/ports/catalogue.ts';
import type { SetUpPort, TestPort } from '../../app/ports/set-up.ts';
import { DoubleFeature } from '../kit/double-feature.tsx';
import { Casting } from './casting.tsx';
import { DirectorChair } from './director-chair.tsx';
import { HouseRules } from './house-rules.tsx';
import { Seats } from './seats.tsx';
import '../../../../ui/set-up/set-up.css';
import { Told } from '../../../../ui/kit/told.tsx';
import { TestScreening } from './test-screening.tsx';
import { Ticket } from './ticket.tsx';

interface Props {
  /** What can be chosen from. */
  movies: readonly CatalogueEntry[];
  desk: SetUpPort;
  test: TestPort;
  paint: PaintCard;
  onLeave: () => void;
}

/** Everything that can be chosen before a movie, beside the ticket that starts it. */
function SetUpScreen({ movies, desk: model, test, paint, onLeave }: Props) {
  const state = usePort(model);
  const tested = usePort(test);
  const [casting, setCasting] = useState<number | null>(null);
  const close = useCallback(() => setCasting(null), []);
  // A seat that was taken away is not being cast any more.
  useEffect(() => {
    if (casting !== null && casting >= state.setUp.seats.length) setCasting(null);
  }, [casting, state.setUp.seats.length]);
  return (
    <Room title={SET_UP.title} aside={SET_UP.aside} kind="set-up" onLeave={onLeave}>
      <div class="set-up-choices">
        {state.news !== null && <Told class="set-up-news" words={SET_UP.news[state.news]} />}
        <DoubleFeature movies={movies} picked={state.setUp.deck} onPick={(deck) => model.setDeck(deck)} />
        <Seats desk={model} state={state} paint={paint} onCast={setCasting} />
        <DirectorChair desk={model} state={state} tested={tested.tested} />
        <HouseRules desk={model} state={state} />
      </div>
      <Ticket desk={model} state={state}>
        {!state.setUp.directs && <TestScreening port={test} state={tested} level={state.setUp.level} />}
      </Ticket>
      {casting !== null && <Casting seat={casting} desk={model} state={state} paint={paint} onClose={close} />}
    </Room>
  );
}

export function mountSetUp(house: HTMLElement, props: Props): () => void {
  render(<SetUpScreen {...props} />, house);
  return () => render(null, house);
}
