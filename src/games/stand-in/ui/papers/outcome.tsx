import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { FrontPage } from '../../../../app/ports/ending.ts';
import { nameOf } from '../../../../text/cards/names.ts';
import { UI } from '../../../../text/play/ui.ts';
import { CopyLine } from '../../../../ui/kit/copy-line.tsx';
import { Dialog } from '../../../../ui/kit/dialog.tsx';
import type { CastMember, Credits, Morning } from '../../app/ports/stage.ts';
import { faceFrame } from '../../art.ts';
import { CARDS } from '../../text/cards.ts';
import { ENDING } from '../../text/ending.ts';
import { ROLES } from '../../text/roles.ts';
import { TABLE } from '../../text/table.ts';
import { Picture } from '../kit/picture.tsx';
import './papers.css';

export interface OutcomeWays {
  /** What is written of it: it comes a moment later than the end. */
  morning: (credits: Credits) => Promise<Morning>;
  onAgain: () => void;
  onFresh: () => void;
  /** Null where it cannot be shown again. */
  onWatch: (() => void) | null;
  /** What everybody thought; null where nobody can say. */
  onRushes: (() => void) | null;
  onLeave: () => void;
}

/** How it ended, when all is open (SA15.9), and what leads on from there. */
export function Outcome({ credits, written = null, page = 'credits', children }: OutcomeProps) {
  const shown = written === null ? 'credits' : page;
  return (
    <Dialog title={verdictOf(credits)} kind="si-wide si-outcome">
      {shown === 'credits' && <Told credits={credits} written={written} />}
      {written !== null && shown === 'front' && <written.Sheet front={written.front} paint={written.photo} />}
      {written !== null && shown === 'poster' && (
        <div class="si-hung">
          <written.Poster title={written.title} paint={written.poster} />
        </div>
      )}
      {children}
      <p class="si-print">{UI.outcome.print(credits.hash)}</p>
      <CopyLine label={UI.outcome.replay} text={credits.replay} copy={UI.outcome.copy} copied={UI.outcome.copied} />
    </Dialog>
  );
}

type Page = keyof Pick<typeof ENDING.pages, 'credits' | 'front' | 'poster'>;

/** With the pages that paper and poster are printed on. */
interface Written extends Morning {
  Sheet: FunctionComponent<{ front: FrontPage; paint: Morning['photo'] }>;
  Poster: FunctionComponent<{ title: string; paint: Morning['poster'] }>;
}

interface OutcomeProps {
  credits: Credits;
  written?: Written | null;
  /** What lies on top. */
  page?: Page;
  children: ComponentChildren;
}

function Told({ credits, written }: { credits: Credits; written: Morning | null }) {
  return (
    <>
      {written !== null && (
        <p class="si-titled">
          <b>{written.title}</b> {written.tagline}
        </p>
      )}
      <p>{credits.why}</p>
      {credits.own !== '' && <p class="paper-aside">{credits.own}</p>}
      {credits.cast.length > 0 && (
        <>
          <h3>{ENDING.roles}</h3>
          <ul class="si-cast">
            {credits.cast.map((member) => (
              <Member key={member.chair} member={member} says={written?.lastWords[member.chair] ?? ''} />
            ))}
          </ul>
        </>
      )}
      <Numbers credits={credits} />
    </>
  );
}

export function OutcomePaper({
  credits,
  morning,
  onAgain,
  onFresh,
  onWatch,
  onRushes,
  onLeave,
}: { credits: Credits } & OutcomeWays) {
  const [written, setWritten] = useState<Written | null>(null);
  const [page, setPage] = useState<Page>('credits');
  useEffect(() => {
    let left = false;
    const sheets = [
      import('../../../../ui/ending/front-page.tsx'),
      import('../../../../ui/ending/poster.tsx'),
    ] as const;
    Promise.all([...sheets, morning(credits)]).then(
      ([{ FrontPageSheet: Sheet }, { Poster }, it]) => left || setWritten({ ...it, Sheet, Poster }),
      () => {}, // the verdict and the way on are there without it
    );
    return () => {
      left = true;
    };
  }, []);
  return (
    <Outcome credits={credits} written={written} page={page}>
      <div class="paper-buttons">
        <button type="button" class="stamp first" onClick={onFresh}>
          {ENDING.fresh}
        </button>
        <button type="button" class="stamp" onClick={onAgain}>
          {ENDING.again}
        </button>
        {written !== null &&
          (['front', 'poster'] as const).map((it) => (
            <button
              key={it}
              type="button"
              class="stamp"
              aria-pressed={page === it}
              onClick={() => setPage(page === it ? 'credits' : it)}
            >
              {ENDING.pages[it]}
            </button>
          ))}
        {onWatch !== null && (
          <button type="button" class="stamp" onClick={onWatch}>
            {TABLE.film.watch}
          </button>
        )}
        {onRushes !== null && credits.result !== null && (
          <button type="button" class="stamp" onClick={onRushes}>
            {ENDING.pages.rushes}
          </button>
        )}
        <button type="button" class="stamp" onClick={onLeave}>
          {UI.outcome.marquee}
        </button>
      </div>
    </Outcome>
  );
}

function verdictOf({ conceded, result, won, role }: Credits): string {
  const { verdicts } = ENDING;
  if (conceded || result === null) return verdicts.left;
  if (role === null) return verdicts.watched;
  if (won) return verdicts.won;
  return result.winners.length === 0 ? verdicts.nobody : verdicts.lost;
}

function Member({ member: { face, isYou, role, won, isOut, hand, fate }, says }: { member: CastMember; says: string }) {
  const look = isOut ? 'burnt' : role === 'original' ? 'plain' : 'turned';
  return (
    <li class={won ? 'won' : ''}>
      <Picture sheet="faces" frame={faceFrame(face, look)} />
      <p>
        <b>{isYou ? TABLE.you : nameOf(face)}</b> <span class={`si-role-name role-${role}`}>{ROLES[role].name}</span>
        <br />
        {fate} {won ? ENDING.fates.won : ENDING.fates.lost}
        {!isYou && says !== '' && <span class="si-last-words">“{says}”</span>}
        {hand.length > 0 && <span class="si-held">{hand.map((card) => CARDS[card].name).join(' · ')}</span>}
      </p>
    </li>
  );
}

function Numbers({ credits }: { credits: Credits }) {
  const { numbers } = ENDING;
  const always = ['turns', 'exchanges', 'refused', 'turned', 'burnt', 'claims', 'choices'] as const;
  const shown = credits.asked > 0 ? ([...always, 'asked'] as const) : always;
  return (
    <dl class="si-numbers">
      {shown.map((name) => (
        <div key={name}>
          <dt>{numbers[name]}</dt>
          <dd>{credits[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
