import type { PageFinding, PageResult } from '../../reports/pages/page-case.ts';
import type { VerdictMark } from '../../schema/labels/label-of-verdict.ts';
import { formatScore } from '../../text/format.ts';
import { canBeLabelled, type Judged, keyOf, type LabelStore } from '../model/labels.ts';
import { type Quotes, quotesOf } from '../model/quotes.ts';
import { READING_WORDS } from '../model/words.ts';
import { StandingIcon } from '../parts/icon.tsx';

/** What each scorer says of a turn, the gravest first. */
export function Results({
  judged,
  results,
  labels,
  quotes,
}: {
  judged: Omit<Judged, 'result'>;
  results: readonly PageResult[];
  labels: LabelStore;
  quotes: Quotes;
}) {
  if (results.length === 0) return <p class="quiet">No scorer judged this turn.</p>;
  return (
    <ul class="results">
      {results.map((result) => (
        <Result
          key={result.scorer}
          judged={{ ...judged, result }}
          labels={labels}
          quotes={quotes}
          isOpen={result.reading === 'failed' || result.reading === 'errored'}
        />
      ))}
    </ul>
  );
}

const STANDINGS = {
  passed: 'passed',
  failed: 'failed',
  unsure: 'unsure',
  not_applicable: 'skipped',
  errored: 'errored',
} as const;

function Result({
  judged,
  labels,
  quotes,
  isOpen,
}: {
  judged: Judged;
  labels: LabelStore;
  quotes: Quotes;
  isOpen: boolean;
}) {
  const { result } = judged;
  const { scorer, reading, score, threshold, gating, findings } = result;
  // What is unsure is neither above nor below its threshold.
  const isShown = score !== null && reading !== 'unsure';
  const label = labels.labels.value.get(keyOf(judged))?.said;
  const choose = () => quotes.choose(scorer, quotesOf(findings));
  return (
    <li
      class={`result is-${reading}${quotes.chosen === scorer ? ' is-chosen' : ''}`}
      data-turn={judged.turn}
      data-scorer={scorer}
    >
      <details open={isOpen}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary opens what it is of, by keys as well. */}
        <summary onClick={choose}>
          <StandingIcon standing={STANDINGS[reading]} label={READING_WORDS[reading]} />
          <code>{scorer}</code>
          <span class="result-score">
            {isShown && formatScore(score)}
            {isShown && threshold !== null && (
              <span class="quiet">
                {' '}
                {score < threshold ? '<' : '≥'} {formatScore(threshold)}
              </span>
            )}
          </span>
          {!gating && <span class="quiet">not gating</span>}
          {label !== undefined && <span class="badge labelled">marked {label}</span>}
        </summary>
        <Explained result={result} />
        <Mark judged={judged} labels={labels} label={label} />
      </details>
    </li>
  );
}

function Explained({ result }: { result: PageResult }) {
  const { reason, unsure, expected, actual, findings, judge } = result;
  return (
    <>
      {reason !== '' && <p class="reason">{reason}</p>}
      {unsure !== undefined && <p class="quiet">Unsure: {unsure}.</p>}
      {expected !== undefined && (
        <dl class="check">
          <dt>expected</dt>
          <dd>{expected}</dd>
          {actual !== undefined && (
            <>
              <dt>found</dt>
              <dd>{actual}</dd>
            </>
          )}
        </dl>
      )}
      {findings.length > 0 && (
        <ul class="findings">
          {findings.map((finding, index) => (
            <Finding key={index} finding={finding} />
          ))}
        </ul>
      )}
      {judge !== '' && <p class="quiet">judge: {judge}</p>}
    </>
  );
}

function Finding({ finding: { text, verdict, good, evidence, reason } }: { finding: PageFinding }) {
  return (
    <li class={good === undefined ? '' : good ? 'good' : 'bad'}>
      {verdict !== '' && <span class="finding-verdict">{verdict}</span>} {text}
      {evidence !== undefined && <q class="evidence">{evidence}</q>}
      {reason !== undefined && <span class="quiet finding-reason">{reason}</span>}
    </li>
  );
}

/** Says whether the verdict is right: a row of labels for `assay calibrate`. */
function Mark({
  judged,
  labels,
  label,
}: {
  judged: Judged;
  labels: LabelStore;
  label: VerdictMark | undefined;
}) {
  if (!canBeLabelled(judged)) return null;
  const button = (said: VerdictMark) => (
    <button
      type="button"
      class={`mark-${said}`}
      aria-pressed={label === said}
      onClick={() => labels.toggle(judged, said)}
    >
      {said}
    </button>
  );
  return (
    <p class="marking">
      <span class="quiet">This verdict is</span> {button('right')} {button('wrong')}
    </p>
  );
}
