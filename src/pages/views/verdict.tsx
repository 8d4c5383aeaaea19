import type { PageFact, PageHead } from '../../reports/pages/page-data.ts';
import { ToneIcon } from '../parts/icon.tsx';
import { Sentence } from '../parts/phrase.tsx';

/** The verdict, its reason, and what to do. */
export function Verdict({ head }: { head: PageHead }) {
  const { verdict } = head;
  return (
    <section class={`verdict tone-${verdict.tone}`} aria-labelledby="verdict-title">
      <h1 id="verdict-title">
        <ToneIcon tone={verdict.tone} />
        <span>
          <Sentence phrase={verdict.title} />
        </span>
      </h1>
      {verdict.sentences.map((phrase, index) => (
        <p key={index}>
          <Sentence phrase={phrase} />
        </p>
      ))}
      {verdict.advice.length > 0 && (
        <div class="advice">
          <h2>What to do</h2>
          {verdict.advice.map(({ phrase, command }, index) => (
            <p key={index}>
              <Sentence phrase={phrase} /> {command !== undefined && <code class="command">{command}</code>}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

/** What a reader must know before the numbers. */
export function Warnings({ head }: { head: PageHead }) {
  if (head.warnings.length + head.notes.length === 0) return null;
  return (
    <section class="notices" aria-label="Warnings and notes">
      {head.warnings.map((text, index) => (
        <p key={`w${index}`} class="notice warn">
          {text}
        </p>
      ))}
      {head.notes.map((text, index) => (
        <p key={`n${index}`} class="notice">
          {text}
        </p>
      ))}
    </section>
  );
}

/** Labels with what they stand for. */
export function Facts({ facts }: { facts: readonly PageFact[] }) {
  return (
    <dl class="facts">
      {facts.map(({ label, phrase }, index) => (
        <div key={index}>
          <dt>{label}</dt>
          <dd>
            <Sentence phrase={phrase} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
