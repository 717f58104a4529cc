/** The form for a sweep: one lever or two, with a range for each numeric one. */
import type { LeverValues, ReportLever } from '../protocol';
import { headed } from './drawing';
import type { Drawing } from './drawing';
import { element } from './element';
import type { Child, Drawn, Happening } from './element';
import type { Send, SweepForm, SweptLever } from './messages';

/** Maximum number of combats, as in the server. */
const maxCells = 1_000;

/** Default number of values below and above the written one. */
const [below, above] = [4, 5];

/** The initial choice: the first numeric lever. */
export function initialForm(levers: readonly ReportLever[]): SweepForm {
  const first = levers.find(({ kind }) => kind === 'number') ?? levers[0];
  return { levers: first ? [chosen(first)] : [] };
}

/** A lever with the values around the written one. */
function chosen({ id, choices, value, minimum = 0, maximum = Infinity }: ReportLever): SweptLever {
  if (choices) return { id };
  const written = Number(value);
  return { id, from: Math.max(minimum, written - below), to: Math.min(maximum, written + above) };
}

/** The values of each selected lever. */
export function variedBy({ levers: swept }: SweepForm, levers: readonly ReportLever[]): readonly LeverValues[] {
  return swept.flatMap(({ id, from = 0, to = 0 }): readonly LeverValues[] => {
    const lever = levers.find((one) => one.id === id);
    if (!lever) return [];
    if (lever.choices) return [{ id, values: lever.choices.map(({ value }) => value) }];
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const count = Math.min(high - low, maxCells) + 1;
    return [{ id, values: Array.from({ length: count }, (_, index) => low + index) }];
  });
}

export function sweepForm(
  drawing: Drawing,
  send: Send,
  levers: readonly ReportLever[],
  form: SweepForm,
  isWorking: boolean,
): Drawn {
  const vary = variedBy(form, levers);
  const size = vary.reduce((product, { values }) => product * values.length, 1);
  const isTooMuch = size > maxCells;
  const set = (index: number, lever: SweptLever | undefined): void => {
    const swept = [...form.levers];
    swept.splice(index, 1, ...(lever ? [lever] : []));
    send({ type: 'sweepForm', form: { ...form, levers: swept } });
  };
  const [first, second] = form.levers;
  return element(
    'div',
    { class: 'sweep-form' },
    first && leverRow(drawing, { label: 'Vary', levers, swept: first, not: second?.id, set: (one) => set(0, one) }),
    leverRow(drawing, { label: 'and', levers, swept: second, not: first?.id, set: (one) => set(1, one) }),
    element(
      'div',
      { class: 'actions' },
      element(
        'button',
        {
          type: 'button',
          class: 'action',
          disabled: isTooMuch || vary.length === 0 || isWorking,
          click: () => send({ type: 'sweep', vary }),
        },
        'Calculate',
      ),
      element(
        'span',
        { class: 'quiet', role: 'status' },
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
  readonly not: string | undefined;
  readonly set: (swept: SweptLever | undefined) => void;
}

/** A lever and its range. */
function leverRow(drawing: Drawing, { label, levers, swept, not, set }: Row): Drawn {
  const lever = levers.find(({ id }) => id === swept?.id);
  const offered = levers.filter(({ id }) => id !== not);
  const change = (event: Happening): void => {
    const next = offered.find(({ id }) => id === valueOf(event));
    set(next && chosen(next));
  };
  return element(
    'div',
    { class: 'lever', key: label },
    element(
      'label',
      {},
      element('span', {}, label),
      element(
        'select',
        { value: lever?.id ?? '', change },
        label !== 'Vary' && element('option', { value: '', selected: !lever }, 'nothing else'),
        offered.map((one) =>
          element('option', { value: one.id, selected: one.id === lever?.id }, leverTitle(drawing, one)),
        ),
      ),
    ),
    lever && swept && rangeOf(lever, swept, set),
  );
}

function rangeOf(lever: ReportLever, swept: SweptLever, set: Row['set']): Child {
  const { choices, minimum = 0, maximum, written } = lever;
  if (choices) return element('span', { class: 'quiet' }, `all ${choices.length}, now ${written}`);
  const input = (name: 'from' | 'to'): Child =>
    element(
      'label',
      {},
      element('span', {}, name),
      element('input', {
        type: 'number',
        min: minimum,
        max: maximum,
        value: swept[name],
        change: (event) => {
          const wanted = Number(valueOf(event));
          if (Number.isInteger(wanted))
            set({ ...swept, [name]: Math.min(maximum ?? wanted, Math.max(minimum, wanted)) });
        },
      }),
    );
  return [input('from'), input('to'), element('span', { class: 'quiet' }, `now ${written}`)];
}

/** `Destroyer, the US`. */
export function leverTitle(drawing: Drawing, { title, owner }: Pick<ReportLever, 'title' | 'owner'>): string {
  const name = headed(drawing, title);
  return owner === undefined ? name : `${name}, ${owner}`;
}

function valueOf({ currentTarget }: Happening): string {
  return (currentTarget as { readonly value: string }).value;
}
