import { render } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { OnBill } from '../../app/ports/bill.ts';
import type { PaintCard } from '../../app/ports/places.ts';
import type { SetUpPort, TestPort } from '../../app/ports/set-up.ts';
import { SET_UP } from '../../text/set-up.ts';
import { DoubleFeature } from '../double-feature.tsx';
import { Room } from '../room.tsx';
import { usePort } from '../use-port.ts';
import { Casting } from './casting.tsx';
import { DirectorChair } from './director-chair.tsx';
import { HouseRules } from './house-rules.tsx';
import { Seats } from './seats.tsx';
import './set-up.css';
import { TestScreening } from './test-screening.tsx';
import { Ticket } from './ticket.tsx';

interface Props {
  /** What can be chosen from. */
  movies: readonly OnBill[];
  desk: SetUpPort;
  test: TestPort;
  paint: PaintCard;
  onLeave: () => void;
}

/** Everything that can be chosen before a movie, beside the ticket that starts it. */
function SetUpScreen({ movies, desk, test, paint, onLeave }: Props) {
  const state = usePort(desk);
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
        {state.news !== null && (
          <p class="set-up-news" role="status">
            {SET_UP.news[state.news]}
          </p>
        )}
        <DoubleFeature movies={movies} picked={state.setUp.deck} onPick={(deck) => desk.setDeck(deck)} />
        <Seats desk={desk} state={state} paint={paint} onCast={setCasting} />
        <DirectorChair desk={desk} state={state} tested={tested.tested} />
        <HouseRules desk={desk} state={state} />
      </div>
      <Ticket desk={desk} state={state}>
        <TestScreening port={test} state={tested} level={state.setUp.level} />
      </Ticket>
      {casting !== null && <Casting seat={casting} desk={desk} state={state} paint={paint} onClose={close} />}
    </Room>
  );
}

export function hangSetUp(house: HTMLElement, props: Props): () => void {
  render(<SetUpScreen {...props} />, house);
  return () => render(null, house);
}
