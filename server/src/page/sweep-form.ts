/** The form for a sweep: one lever or two, with a range for each numeric one. */
import type { LeverValues, ReportLever } from '../protocol';
import { formatHeading, type RenderContext } from './render-context';
import { type Child, createButton, createElement, createSelect, readValue, type RenderedNode } from './element';
import type { Send, SweepForm, SweptLever } from './messages';

/** Maximum number of combats, as in the server. */
const maxCells = 1_000;

/** Default number of values below and above the written one. */
const [valuesBelow, valuesAbove] = [4, 5];

/** The initial choice: the first numeric lever. */
export function createInitialForm(levers: readonly ReportLever[]): SweepForm {
  const first = levers.find(({ kind }) => kind === 'number') ?? levers[0];
  return { levers: first ? [createSweptLever(first)] : [] };
}

/** A lever with the values around the written one. */
function createSweptLever({ id, choices, value, minimum = 0, maximum = Infinity }: ReportLever): SweptLever {
  if (choices) return { id };
  const writtenValue = Number(value);
  return { id, from: Math.max(minimum, writtenValue - valuesBelow), to: Math.min(maximum, writtenValue + valuesAbove) };
}

/** The values of each selected lever. */
export function expandLevers({ levers: swept }: SweepForm, levers: readonly ReportLever[]): readonly LeverValues[] {
  return swept.flatMap(({ id, from = 0, to = 0 }): readonly LeverValues[] => {
    const lever = levers.find((candidate) => candidate.id === id);
    if (!lever) return [];
    if (lever.choices) return [{ id, values: lever.choices.map(({ value }) => value) }];
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const count = Math.min(high - low, maxCells) + 1;
    return [{ id, values: Array.from({ length: count }, (_, index) => low + index) }];
  });
}

export function renderSweepForm(
  context: RenderContext,
  send: Send,
  levers: readonly ReportLever[],
  form: SweepForm,
  isWorking: boolean,
): RenderedNode {
  const vary = expandLevers(form, levers);
  const size = vary.reduce((product, { values }) => product * values.length, 1);
  const isTooMuch = size > maxCells;
  const setLever = (index: number, lever: SweptLever | undefined): void => {
    const swept = [...form.levers];
    swept.splice(index, 1, ...(lever ? [lever] : []));
    send({ type: 'sweepForm', form: { ...form, levers: swept } });
  };
  const [first, second] = form.levers;
  return createElement(
    'div.sweep-form',
    first &&
      renderLeverRow(context, {
        label: 'Vary',
        levers,
        swept: first,
        excluded: second?.id,
        set: (lever) => setLever(0, lever),
      }),
    renderLeverRow(context, {
      label: 'and',
      levers,
      swept: second,
      excluded: first?.id,
      set: (lever) => setLever(1, lever),
    }),
    createElement(
      'div.actions',
      createButton('Calculate', () => send({ type: 'sweep', vary }), {
        disabled: isTooMuch || vary.length === 0 || isWorking,
      }),
      createElement(
        'span.quiet',
        { role: 'status' },
        isTooMuch
          ? `${size} combats are too many: at most ${maxCells}.`
          : `${size} ${size === 1 ? 'combat' : 'combats'}, everything else as written`,
      ),
    ),
  );
}

interface Row {
  readonly label: string;
  readonly levers: readonly ReportLever[];
  readonly swept: SweptLever | undefined;
  /** The lever of the other row, which is excluded. */
  readonly excluded: string | undefined;
  readonly set: (swept: SweptLever | undefined) => void;
}

function renderLeverRow(context: RenderContext, { label, levers, swept, excluded, set }: Row): RenderedNode {
  const lever = levers.find(({ id }) => id === swept?.id);
  const offered = levers.filter(({ id }) => id !== excluded);
  const choices = offered.map((option) => ({ value: option.id, title: formatLever(context, option) }));
  const change = (value: string): void => {
    const next = offered.find(({ id }) => id === value);
    set(next && createSweptLever(next));
  };
  return createElement(
    'div.lever',
    { key: label },
    createElement(
      'label',
      createElement('span', label),
      createSelect(
        lever?.id ?? '',
        label === 'Vary' ? choices : [{ value: '', title: 'nothing else' }, ...choices],
        change,
      ),
    ),
    lever && swept && renderRange(lever, swept, set),
  );
}

function renderRange(lever: ReportLever, swept: SweptLever, set: Row['set']): Child {
  const { choices, minimum = 0, maximum, written } = lever;
  if (choices) return createElement('span.quiet', `all ${choices.length}, now ${written}`);
  const renderInput = (name: 'from' | 'to'): Child =>
    createElement(
      'label',
      createElement('span', name),
      createElement('input', {
        type: 'number',
        min: minimum,
        max: maximum,
        value: swept[name],
        change: (event) => {
          const requestedValue = Number(readValue(event));
          if (Number.isInteger(requestedValue))
            set({ ...swept, [name]: Math.min(maximum ?? requestedValue, Math.max(minimum, requestedValue)) });
        },
      }),
    );
  return [renderInput('from'), renderInput('to'), createElement('span.quiet', `now ${written}`)];
}

/** `Destroyer, the US`. */
export function formatLever(context: RenderContext, { title, owner }: Pick<ReportLever, 'title' | 'owner'>): string {
  const name = formatHeading(context, title);
  return owner === undefined ? name : `${name}, ${owner}`;
}
