/** A number with a button on either side. */
import { type Child, createButton, createElement, readValue, type RenderedNode } from './element';

export interface Stepper {
  /** For those who hear it. */
  readonly name: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  /** What is being typed, if that is no number of the range yet. */
  readonly typed?: string;
  /** Hears a number of the range. */
  readonly change: (value: number) => void;
  /** Hears each key, if numbers count while they are typed. */
  readonly type?: (text: string) => void;
}

export function renderStepper(stepper: Stepper): Child {
  const { name, value, minimum, maximum, typed, change, type } = stepper;
  const setValue = (next: number): void => change(Math.min(maximum, Math.max(minimum, next)));
  return [
    renderStepButton(`Fewer: ${name}`, '\u2212', value <= minimum, () => setValue(value - 1)),
    createElement('input', {
      type: 'number',
      inputmode: 'numeric',
      min: minimum,
      max: maximum,
      value: typed ?? value,
      'aria-label': name,
      ...(type && { input: (event) => type(readValue(event)) }),
      change: (event) => {
        const next = Number(readValue(event));
        if (Number.isInteger(next)) setValue(next);
      },
    }),
    renderStepButton(`More: ${name}`, '+', value >= maximum, () => setValue(value + 1)),
  ];
}

/** A button without effect keeps the focus: the next key of the keyboard counts in the other direction. */
function renderStepButton(name: string, sign: string, hasNoEffect: boolean, click: () => void): RenderedNode {
  return createButton(sign, () => hasNoEffect || click(), {
    class: 'step-button',
    'aria-label': name,
    'aria-disabled': hasNoEffect && 'true',
  });
}
