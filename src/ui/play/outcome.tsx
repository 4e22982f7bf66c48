import type { Credits } from '../../app/ports/stage.ts';
import { UI } from '../../text/ui.ts';
import { Dialog } from './dialog.tsx';
import './outcome.css';
import { Replay } from './papers.tsx';

interface Props {
  credits: Credits;
  onAgain: () => void;
  onFresh: () => void;
  onLeave: () => void;
}

const { outcome } = UI;

/** How it ended: who lived, who turned, and the numbers. */
export function Outcome({ credits, onAgain, onFresh, onLeave }: Props) {
  const { survived, conceded, cast, reel } = credits;
  const alive = cast.filter(({ fate }) => fate === 'alive').length;
  const title = conceded ? outcome.conceded : survived ? outcome.survived : outcome.doomed;
  const aside = conceded ? outcome.concededAside : survived ? outcome.survivedAside(alive) : outcome.doomedAside(reel);
  return (
    <Dialog title={title} kind={`wide outcome ${survived ? 'survived' : 'doomed'}`}>
      <p class="paper-aside">{aside}</p>
      <div class="outcome-columns">
        <section aria-label={outcome.cast}>
          <h3>{outcome.cast}</h3>
          <ul class="outcome-cast">
            {cast.map(({ id, name, fate }) => (
              <li key={id} class={`fate-${fate}`}>
                <span>{name}</span> <em>{outcome.fates[fate]}</em>
              </li>
            ))}
          </ul>
        </section>
        <section aria-label={outcome.numbers}>
          <h3>{outcome.numbers}</h3>
          <dl class="outcome-numbers">
            <Row name={UI.reel(reel)} value={`${credits.rounds} ${outcome.rounds.toLowerCase()}`} />
            <Row name={outcome.choices} value={credits.choices} />
            <Row name={outcome.killed} value={credits.killed} />
            <Row name={outcome.headShots} value={credits.headShots} />
            <Row name={outcome.spent} value={credits.spent} />
          </dl>
        </section>
      </div>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onFresh}>
          {outcome.fresh}
        </button>
        <button type="button" class="stamp" onClick={onAgain}>
          {outcome.again}
        </button>
        <button type="button" class="stamp" onClick={onLeave}>
          {outcome.marquee}
        </button>
      </div>
      <p class="outcome-print">{outcome.print(credits.hash)}</p>
      <Replay text={credits.replay} />
    </Dialog>
  );
}

function Row({ name, value }: { name: string; value: string | number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
