import type { ComponentChildren } from 'preact';
import type { PaintCard } from '../../../../../app/ports/almanac.ts';
import { UI } from '../../../../../text/play/ui.ts';
import { NOTICE } from '../../../../../text/rooms/notices.ts';
import { type Drawn, Later } from '../../../../../ui/kit/later.tsx';
import { Trouble } from '../../../../../ui/kit/trouble.tsx';
import type { ShortId } from '../../../app/ports/shorts.ts';
import type { Credits, StagePort, StageState } from '../../../app/ports/stage.ts';
import { stateOf } from '../../glossary/on-table.ts';
import type { Paper } from '../keys.ts';
import { Briefing } from './briefing.tsx';
import { Gone, Keys, PilePaper } from './papers.tsx';
import { Pause } from './pause.tsx';
import { RulePaper } from './rule-paper.tsx';
import { Zoom } from './zoom.tsx';

/** What lies over the table when the movie is over. */
export type Ending = (credits: Credits) => ComponentChildren;

interface Props {
  state: StageState;
  stage: StagePort;
  paper: Paper;
  setPaper: (paper: Paper) => void;
  paint: PaintCard | null;
  onZoom: (card: string) => void;
  onLeave: () => void;
  ending: Ending | null;
  onExport: (() => void) | null;
  onShort?: ((id: ShortId) => void) | undefined;
}

/** Whatever lies over the table just now: trouble first, then what the player opened, then how it ended. */
export function Papers({ state, stage, paper, setPaper, paint, onZoom, onLeave, ending, onExport, onShort }: Props) {
  const close = () => setPaper(null);
  const { trouble, table, credits, gone, settings } = state;
  if (trouble !== null) return <Trouble trouble={trouble} onGoOn={() => stage.player?.recover()} onLeave={onLeave} />;
  switch (paper?.kind) {
    case 'pause':
      return (
        <Pause
          settings={settings}
          seal={state.seal}
          coat={state.coat}
          deck={table.deck}
          stage={stage}
          onClose={close}
          at={paper.at}
          onKeys={() => setPaper({ kind: 'keys' })}
          onRules={() => setPaper({ kind: 'rules' })}
          onExport={onExport}
          onLeave={onLeave}
        />
      );
    case 'keys':
      return <Keys keys={settings.keys} onClose={close} />;
    case 'rules': {
      const back = () => setPaper({ kind: 'pause', at: 'rules' });
      return <Later key="rules" load={() => rulesPaper(table.deck, onShort, back)} onLost={() => lost(stage, close)} />;
    }
    case 'why':
      return <Later key="why" load={() => whyPaper(state, close)} onLost={() => lost(stage, close)} />;
    case 'discard':
      return (
        <PilePaper
          key="discard"
          title={UI.discard}
          cards={table.discard}
          dark={table.dark}
          onClose={close}
          onZoom={onZoom}
        />
      );
    case 'graveyard':
      return (
        <PilePaper
          key="graveyard"
          title={UI.graveyard}
          cards={table.graveyard}
          dark={0}
          onClose={close}
          onZoom={onZoom}
        />
      );
    case 'rule':
      return <RulePaper rule={paper.rule} deck={table.deck} onShort={onShort} onClose={close} />;
    case 'zoom':
      return <Zoom {...paper} state={stateOf(table, paper.card)} paint={paint} onClose={close} />;
    case undefined:
      break;
  }
  if (credits !== null && ending !== null) return <>{ending(credits)}</>;
  if (gone) return <Gone deck={table.deck} stage={stage} onLeave={onLeave} />;
  const isNew = !settings.briefed && state.coat === 'turned' && state.phase === 'asking';
  return isNew ? <Briefing stage={stage} /> : null;
}

/** A paper that does not come must not hold up the movie. */
function lost(stage: StagePort, close: () => void): void {
  stage.notify(NOTICE.notFetched.same);
  close();
}

/** Every rule: fetched for those who ask. */
async function rulesPaper(deck: string, onShort: Props['onShort'], onClose: () => void): Promise<Drawn> {
  const { RulesPaper } = await import('../../rule-cards/rules-paper.tsx');
  return () => <RulesPaper deck={deck} onShort={onShort} onClose={onClose} />;
}

/** Everything the Director weighed: fetched for those who ask. */
async function whyPaper({ comments }: StageState, onClose: () => void): Promise<Drawn> {
  const { WhyPaper } = await import('../../commentary/why.tsx');
  return () => <WhyPaper comments={comments} onClose={onClose} />;
}
