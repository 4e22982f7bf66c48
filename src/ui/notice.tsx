import { TITLE } from '../text/title.ts';
import './notice.css';

const { notice } = TITLE;

/** The paper under the sign: what there is to see so far, said straight. */
export function Notice() {
  return (
    <section class="notice" aria-labelledby="notice-heading">
      <div class="notice-head">
        <h2 id="notice-heading">{notice.heading}</h2>
        <p>{notice.aside}</p>
      </div>
      <p class="notice-body">{notice.body}</p>
      <dl class="notice-progress">
        {notice.progress.map(({ what, state }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{state}</dd>
          </div>
        ))}
      </dl>
      <p class="notice-command">
        <span>{notice.invitation}</span> <code>{notice.command}</code>
      </p>
    </section>
  );
}
