import { render } from 'preact';
import { SET_UP as HOUSE } from '../../../../text/rooms/set-up.ts';
import { Room } from '../../../../ui/kit/room.tsx';
import { Told } from '../../../../ui/kit/told.tsx';
import { usePort } from '../../../../ui/kit/use-port.ts';
import '../../../../ui/set-up/set-up.css';
import { Picks } from '../../../../ui/set-up/picks.tsx';
import type { SetUpPort } from '../../app/ports/set-up.ts';
import { SET_UP } from '../../text/set-up.ts';
import { Company, type PaintFace } from './company.tsx';
import { HouseRules } from './house-rules.tsx';
import { TableTicket } from './table-ticket.tsx';

interface Props {
  desk: SetUpPort;
  paint: PaintFace;
  onLeave: () => void;
}

/** Everything that can be chosen before a game, beside the ticket that starts it. */
function SetUpScreen({ desk: model, paint, onLeave }: Props) {
  const state = usePort(model);
  const { setUp, news } = state;
  return (
    <Room title={SET_UP.title} aside={SET_UP.aside} kind="set-up stand-in-set-up" onLeave={onLeave}>
      <div class="set-up-choices">
        {news !== null && <Told class="set-up-news" words={HOUSE.news[news]} />}
        <Company desk={model} state={state} paint={paint} />
        <Picks
          title={SET_UP.role.title}
          group="role"
          picked={setUp.role}
          onPick={(role) => model.set({ role })}
          picks={(['dealt', 'original', 'stand-in'] as const).map((id) => ({ id, ...SET_UP.role[id] }))}
        />
        <section aria-label={SET_UP.level.title}>
          <Picks
            title={SET_UP.level.title}
            group="level"
            picked={setUp.level}
            onPick={(level) => model.set({ level })}
            picks={model.levels.map((id) => ({ id, ...SET_UP.level[id] }))}
          />
          <p class="set-up-note">{SET_UP.level.same}</p>
        </section>
        <Picks
          title={SET_UP.temper.title}
          group="temper"
          picked={setUp.temper}
          onPick={(temper) => model.set({ temper })}
          picks={model.tempers.map((id) => ({ id, ...SET_UP.temper[id] }))}
        />
        <Picks
          title={SET_UP.talk.title}
          group="talk"
          picked={setUp.options.silent ? 'off' : 'on'}
          onPick={(id) => model.setSilent(id === 'off')}
          picks={(['on', 'off'] as const).map((id) => ({ id, ...SET_UP.talk[id] }))}
        />
        <HouseRules desk={model} state={state} />
      </div>
      <TableTicket desk={model} state={state} />
    </Room>
  );
}

export function mountSetUp(house: HTMLElement, props: Props): () => void {
  render(<SetUpScreen {...props} />, house);
  return () => render(null, house);
}
