import { UI } from '../../../../text/play/ui.ts';
import type { TableThing } from '../../app/ports/table-things.ts';
import type { TwinProps } from './twin-props.ts';

export function Piles({ table, onPile, onPick, onPoint, offered }: TwinProps) {
  const pointing = (at: TableThing) => ({ onFocus: () => onPoint(at), onBlur: () => onPoint(null) });
  const pile = { thing: 'survivor-pile' } as const;
  return (
    <section class="twin-piles" aria-label={UI.tableParts.piles}>
      <h2>{UI.tableParts.piles}</h2>
      <ul>
        <li>
          <button type="button" class="pile" {...pointing({ thing: 'discard' })} onClick={() => onPile('discard')}>
            {UI.discard}: {UI.cards(table.discard.length + table.dark)}
          </button>
        </li>
        <li>
          <button type="button" class="pile" {...pointing({ thing: 'graveyard' })} onClick={() => onPile('graveyard')}>
            {UI.graveyard}: {UI.cards(table.graveyard.length)}
          </button>
        </li>
        <li>
          {offered(pile) !== null ? (
            <button type="button" class="pile offered" {...pointing(pile)} onClick={() => onPick(pile)}>
              {UI.survivorPile}: {UI.cards(table.survivorsLeft)}
            </button>
          ) : (
            <span class="pile">
              {UI.survivorPile}: {UI.cards(table.survivorsLeft)}
            </span>
          )}
        </li>
        <li>
          <span class="pile">{UI.bankHas(table.bank)}</span>
        </li>
      </ul>
    </section>
  );
}
