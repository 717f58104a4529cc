/** Renders *What if*: a stepper for each number of a combat and a list for each order; the odds follow. */
import type {
  ReportOdds,
  ReportSetup,
  ReportSetupForce,
  ReportStrength,
  ReportSwitch,
  WhatIfReport,
} from '../protocol';
import { colourOf, headed, nameOf } from './drawing';
import type { Drawing } from './drawing';
import { element } from './element';
import type { Child, Drawn, Happening } from './element';
import type { Send, WhatIfState } from './messages';
import { answer, isChanged } from './what-if-answer';

const unchanged: WhatIfState = { changes: [], swapped: false, waiting: false };

/** @param odds as written, to compare with */
export function whatIf(
  drawing: Drawing,
  send: Send,
  setup: ReportSetup,
  state: WhatIfState = unchanged,
  odds?: ReportOdds,
): readonly Child[] {
  const controls: Controls = {
    state,
    change: (id, value, usual) => send({ type: 'whatIf', whatIf: changed(state, id, value, usual) }),
  };
  const hasChanges = isChanged(state);
  return [
    answer(drawing, state, odds),
    element(
      'div',
      { class: 'forces' },
      setup.forces.map((force) => forceOf(drawing, controls, force)),
    ),
    setup.switches.length > 0 &&
      element(
        'div',
        { class: 'switches' },
        setup.switches.map((one) => switchOf(drawing, controls, one)),
      ),
    element(
      'div',
      { class: 'actions what-if-actions' },
      setup.canSwap && swapButton(send, state),
      element(
        'button',
        {
          type: 'button',
          class: 'action',
          disabled: !hasChanges || state.refused !== undefined,
          title: state.result?.writes.join('\n'),
          click: () => send({ type: 'writeWhatIf' }),
        },
        'Write into the scenario',
      ),
      element(
        'button',
        {
          type: 'button',
          class: 'action',
          disabled: !hasChanges,
          click: () => send({ type: 'whatIf', whatIf: unchanged }),
        },
        'Reset',
      ),
    ),
    setup.whyNotSwapped !== undefined && element('p', { class: 'quiet' }, headed(drawing, setup.whyNotSwapped)),
    hasChanges && !state.waiting && state.result !== undefined && writes(state.result),
  ];
}

interface Controls {
  readonly state: WhatIfState;
  readonly change: (id: string, value: number | string, usual: number | string) => void;
}

/** The written value is not a change. */
function changed(
  { changes, swapped, result }: WhatIfState,
  id: string,
  value: number | string,
  usual: number | string,
): WhatIfState {
  const others = changes.filter((change) => change.id !== id);
  return { changes: value === usual ? others : [...others, { id, value }], swapped, result, waiting: true };
}

function valueOf({ changes }: WhatIfState, id: string, usual: number | string): number | string {
  return changes.find((change) => change.id === id)?.value ?? usual;
}

function forceOf(drawing: Drawing, controls: Controls, { side, title, lines }: ReportSetupForce): Drawn {
  const name = side === undefined ? undefined : headed(drawing, nameOf(drawing, side));
  // If a side has several powers, each has its own units.
  const isPower = name !== undefined && title !== undefined && name.includes(title);
  const words = isPower ? title : [name, title].filter((part) => part !== undefined).join(': ');
  return element(
    'fieldset',
    { class: `force ${colourOf(drawing, side)}`.trim(), key: `${side ?? ''} ${title ?? ''}` },
    element('legend', {}, words),
    lines.map((line) => lineOf(drawing, controls, line)),
  );
}

function lineOf(drawing: Drawing, { state, change }: Controls, line: ReportStrength): Drawn {
  const { id, title, short, value: usual, minimum, maximum } = line;
  const value = Number(valueOf(state, id, usual));
  const set = (wanted: number): void => change(id, Math.min(maximum, Math.max(minimum, wanted)), usual);
  const name = headed(drawing, title);
  return element(
    'div',
    { class: value === usual ? 'strength' : 'strength changed', key: id },
    step(`Fewer: ${name}`, '\u2212', value <= minimum, () => set(value - 1)),
    element('input', {
      type: 'number',
      min: minimum,
      max: maximum,
      value,
      'aria-label': name,
      change: (event) => {
        const wanted = Number(inputOf(event));
        if (Number.isInteger(wanted)) set(wanted);
      },
    }),
    step(`More: ${name}`, '+', value >= maximum, () => set(value + 1)),
    element(
      'span',
      { class: 'unit' },
      short !== undefined && element('abbr', { title: name }, short),
      short !== undefined && ' ',
      name,
    ),
    value !== usual && element('span', { class: 'quiet' }, `was ${usual}`),
  );
}

function step(name: string, sign: string, disabled: boolean, click: () => void): Drawn {
  return element('button', { type: 'button', class: 'step-button', 'aria-label': name, disabled, click }, sign);
}

function switchOf(
  drawing: Drawing,
  { state, change }: Controls,
  { id, title, side, value: usual, choices }: ReportSwitch,
): Drawn {
  const value = String(valueOf(state, id, usual));
  const name = side === undefined ? '' : headed(drawing, nameOf(drawing, side));
  const words = side === undefined ? headed(drawing, title) : `${name}${title.includes(': ') ? ',' : ':'} ${title}`;
  return element(
    'label',
    { class: value === usual ? 'switch' : 'switch changed', key: id },
    element('span', {}, words),
    element(
      'select',
      { value, change: (event) => change(id, inputOf(event), usual) },
      choices.map((choice) =>
        element('option', { value: choice.value, selected: choice.value === value }, choice.title),
      ),
    ),
  );
}

function inputOf({ currentTarget }: Happening): string {
  return (currentTarget as { readonly value: string }).value;
}

function swapButton(send: Send, state: WhatIfState): Drawn {
  const { changes, swapped = false, result } = state;
  return element(
    'button',
    {
      type: 'button',
      class: 'action',
      'aria-pressed': String(swapped),
      click: () => send({ type: 'whatIf', whatIf: { changes, swapped: !swapped, result, waiting: true } }),
    },
    'Swap sides',
  );
}

function writes({ writes: lines }: WhatIfReport): Child {
  if (lines.length === 0) return false;
  return element(
    'details',
    { class: 'more' },
    element('summary', {}, 'What it would write'),
    element('pre', { class: 'writes' }, lines.join('\n')),
  );
}

/** The units of each side by type, totalled over its forces: `2 DD, 1 CV`. */
export function fleetsOf({ forces }: ReportSetup): readonly { readonly side: string; readonly units: string }[] {
  const sides = [...new Set(forces.flatMap(({ side }) => side ?? []))];
  return sides.flatMap((side) => {
    const counts = new Map<string, number>();
    for (const { short, value } of forces.filter((force) => force.side === side).flatMap(({ lines }) => lines))
      if (short !== undefined && value > 0) counts.set(short, (counts.get(short) ?? 0) + value);
    if (counts.size === 0) return [];
    return [{ side, units: [...counts].map(([short, count]) => `${count} ${short}`).join(', ') }];
  });
}

/** `2 DD, 1 CV`: the units of each side, in its colour. */
export function compactForces(drawing: Drawing, setup: ReportSetup): Child {
  const shown = fleetsOf(setup).map(({ side, units }) =>
    element(
      'span',
      { class: `fleet ${colourOf(drawing, side)}`, key: side },
      element('strong', {}, headed(drawing, nameOf(drawing, side))),
      ` ${units}`,
    ),
  );
  return shown.length > 0 && element('p', { class: 'fleets' }, shown);
}
