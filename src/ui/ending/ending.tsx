import { useState } from 'preact/hooks';
import type { EndingPort } from '../../app/ports/ending.ts';
import { ENDING } from '../../text/ending/ending.ts';
import { CreditsPage } from './credits-page.tsx';
import './ending.css';
import { FrontPageSheet } from './front-page.tsx';

const PAGES = ['credits', 'front'] as const;
type Page = (typeof PAGES)[number];

/** The end credits, and what the morning paper makes of it. */
export function Ending({ port }: { port: EndingPort }) {
  const [page, setPage] = useState<Page>('credits');
  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    const next = page === 'credits' ? 'front' : 'credits';
    setPage(next);
    document.getElementById(`ending-tab-${next}`)?.focus();
  };
  return (
    <>
      <div class="ending-tabs" role="tablist" aria-label={ENDING.pages} onKeyDown={turn}>
        {PAGES.map((it) => (
          <button
            key={it}
            type="button"
            role="tab"
            id={`ending-tab-${it}`}
            aria-selected={it === page}
            aria-controls="ending-page"
            tabIndex={it === page ? 0 : -1}
            onClick={() => setPage(it)}
          >
            {ENDING[it]}
          </button>
        ))}
      </div>
      <div id="ending-page" class="ending-page" role="tabpanel" aria-labelledby={`ending-tab-${page}`}>
        {/* Kept while the paper is read: a poster is painted once. */}
        <div hidden={page !== 'credits'} class="ending-credits">
          <CreditsPage port={port} />
        </div>
        {page === 'front' && <FrontPageSheet front={port.sheet.front} paint={port.photo} />}
      </div>
    </>
  );
}
