import { scaleLinear } from 'd3-scale';
import { useState } from 'preact/hooks';
import type { PageAttempt, PageToolCall, PageTurn } from '../../reports/pages/page-case.ts';
import { formatCounted, formatDuration } from '../../text/format.ts';
import type { LabelStore } from '../model/labels.ts';
import { type Quotes, quotesOf } from '../model/quotes.ts';
import { Marked } from '../parts/marked.tsx';
import { Results } from './results.tsx';

/** The turns of an attempt, one after the other. */
export function Turns({
  caseId,
  attempt,
  place,
  labels,
}: {
  caseId: string;
  attempt: PageAttempt;
  place: number;
  labels: LabelStore;
}) {
  const { turns, error, talk } = attempt;
  return (
    <>
      {error !== undefined && (
        <section class="notice bad">
          <p>
            <code>{error.code}</code> {error.message}
          </p>
          {error.hint !== undefined && <p>{error.hint}</p>}
        </section>
      )}
      {turns.length > 1 && <TimeLine turns={turns} talk={talk} />}
      {turns.length < 2 && talk !== undefined && <p class="quiet">{talk}</p>}
      {turns.map((turn, index) => (
        <Turn
          key={`${place}.${index}`}
          turn={turn}
          index={index}
          of={turns.length}
          results={(quotes) => (
            <Results
              judged={{ caseId, attempt: place, turns, turn: index }}
              results={turn.results}
              labels={labels}
              quotes={quotes}
            />
          )}
        />
      ))}
    </>
  );
}

/** When each turn began and how long it took, with the tools that it called. */
function TimeLine({ turns, talk }: { turns: readonly PageTurn[]; talk: string | undefined }) {
  const total = turns.reduce((sum, { ms }) => sum + ms, 0);
  const x = scaleLinear([0, Math.max(1, total)], [0, 100]);
  let begun = 0;
  return (
    <section class="card timeline" aria-label="Time line">
      <h2>
        {formatCounted(turns.length, 'turn')} in {formatDuration(total)}
      </h2>
      {talk !== undefined && <p class="quiet">{talk}</p>}
      <ol>
        {turns.map((turn, index) => {
          const from = begun;
          begun += turn.ms;
          return (
            <li key={index}>
              <a href={`#turn-${index + 1}`} onClick={(event) => toTurn(event, index)}>
                Turn {index + 1}
              </a>
              <span class="track" aria-hidden="true">
                <span style={{ left: `${x(from)}%`, width: `${x(turn.ms)}%` }} />
              </span>
              <span class="quiet track-figures">{formatDuration(turn.ms)}</span>
              <code class="quiet track-calls">{(turn.tools ?? []).map(({ name }) => name).join(', ')}</code>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

/** The hash is the place in the page; turns are only scrolled to. */
function toTurn(event: Event, index: number): void {
  event.preventDefault();
  document.getElementById(`turn-${index + 1}`)?.scrollIntoView({ block: 'start' });
}

function Turn({
  turn,
  index,
  of,
  results,
}: {
  turn: PageTurn;
  index: number;
  of: number;
  results(quotes: Quotes): preact.ComponentChild;
}) {
  const [marked, setMarked] = useState<{ scorer: string; quotes: readonly string[] }>(() =>
    firstQuotes(turn),
  );
  const quotes: Quotes = {
    chosen: marked.scorer,
    choose: (scorer, chosen) => setMarked({ scorer, quotes: chosen }),
  };
  return (
    <section
      class="turn"
      id={`turn-${index + 1}`}
      aria-label={of > 1 ? `Turn ${index + 1}` : 'Question and answer'}
    >
      {of > 1 ? (
        <h2 class="turn-title">
          Turn {index + 1} <span class="quiet">{formatDuration(turn.ms)}</span>
        </h2>
      ) : (
        <h2 class="unseen">Question and answer</h2>
      )}
      <div class="turn-body">
        <div class="talk">
          <Said
            who={turn.simulated === true ? 'Simulated user' : 'Question'}
            text={turn.input}
            quotes={marked.quotes}
            look="asked"
          />
          {turn.tools !== null && turn.tools.length > 0 && (
            <ToolCalls calls={turn.tools} quotes={marked.quotes} />
          )}
          <Said who="Answer" text={turn.output} quotes={marked.quotes} look="answered" />
          <Asked turn={turn} quotes={marked.quotes} />
        </div>
        {results(quotes)}
      </div>
    </section>
  );
}

/** What the gravest result rests on is marked first. */
function firstQuotes({ results }: PageTurn) {
  const first = results.find(({ reading, findings }) => reading === 'failed' && findings.length > 0);
  return { scorer: first?.scorer ?? '', quotes: first === undefined ? [] : quotesOf(first.findings) };
}

function Said({
  who,
  text,
  quotes,
  look,
}: {
  who: string;
  text: string;
  quotes: readonly string[];
  look: string;
}) {
  return (
    <div class={`said ${look}`}>
      <h3>{who}</h3>
      {text.trim() === '' ? <p class="quiet">nothing</p> : <Marked text={text} quotes={quotes} />}
    </div>
  );
}

function ToolCalls({ calls, quotes }: { calls: readonly PageToolCall[]; quotes: readonly string[] }) {
  return (
    <ol class="tools" aria-label="Tool calls">
      {calls.map((call, index) => (
        <li key={index}>
          <details>
            <summary>
              <code>{call.name}</code>
              <span class="quiet one-line">{call.arguments.replace(/\s+/g, ' ')}</span>
              {call.error !== undefined && <span class="badge flip-pass_to_fail">error</span>}
            </summary>
            <h4>Arguments</h4>
            <Marked text={call.arguments} quotes={quotes} />
            {call.result !== undefined && (
              <>
                <h4>Result</h4>
                <Marked text={call.result} quotes={quotes} />
              </>
            )}
            {call.error !== undefined && (
              <>
                <h4>Error</h4>
                <Marked text={call.error} quotes={quotes} />
              </>
            )}
          </details>
        </li>
      ))}
    </ol>
  );
}

/** What the case expects, and the passages that the agent had. */
function Asked({ turn, quotes }: { turn: PageTurn; quotes: readonly string[] }) {
  const { expected_behavior: expected, ground_truth: truth, context = [] } = turn.subject;
  return (
    <>
      {expected !== undefined && <Said who="Expected" text={expected} quotes={[]} look="expected" />}
      {truth !== undefined && <Said who="Reference" text={truth} quotes={[]} look="expected" />}
      {context.length > 0 && (
        <div class="said context">
          <h3>Context: {formatCounted(context.length, 'passage')}</h3>
          <ol>
            {context.map((passage, index) => (
              <li key={index}>
                <Marked text={passage} quotes={quotes} />
              </li>
            ))}
          </ol>
        </div>
      )}
    </>
  );
}
