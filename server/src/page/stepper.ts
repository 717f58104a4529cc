/** A number with a button on either side. */
import { type Child, createButton, createElement, type DomEvent, readValue, type RenderedNode } from './element';

export interface Stepper {
  /** For those who hear it. */
  readonly name: string;
  readonly value: number;
  readonly minimum: number;
  readonly maximum: number;
  /** Why not fewer, or more. */
  readonly minReason?: string;
  readonly maxReason?: string;
  /** What is being typed, if that is no number of the range yet. */
  readonly typed?: string;
  /** Present while there is no such unit: the label of the only button, which adds the first one: `destroyer`. */
  readonly addLabel?: string;
  /** Whether there is only that button once the number is 0 again. */
  readonly isOffer?: boolean;
  /** Hears a number of the range. */
  readonly change: (value: number) => void;
  /** Hears each key, if numbers count while they are typed. */
  readonly input?: (text: string) => void;
}

export function renderStepper(stepper: Stepper): readonly Child[] {
  const {
    name,
    value,
    minimum,
    maximum,
    minReason,
    maxReason,
    typed,
    addLabel,
    isOffer = false,
    change,
    input,
  } = stepper;
  const setValue = (next: number): void => change(Math.min(maximum, Math.max(minimum, next)));
  // Hidden rather than left out: a button that moves in the page loses the focus.
  const hidden = addLabel !== undefined;
  return [
    renderStepButton(
      '\u2212',
      value <= minimum,
      { 'aria-label': `Fewer: ${name}`, hidden, title: value <= minimum && minReason },
      (event) => {
        // This button goes with the last unit.
        if (isOffer && value === 1) focusLastButton(event);
        setValue(value - 1);
      },
    ),
    createElement('input', {
      type: 'number',
      inputmode: 'numeric',
      min: minimum,
      max: maximum,
      value: typed ?? value,
      'aria-label': name,
      hidden,
      ...(input && { input: (event) => input(readValue(event)) }),
      change: (event) => {
        const next = Number(readValue(event));
        if (Number.isInteger(next)) setValue(next);
      },
    }),
    renderStepButton(
      hidden ? `+ ${addLabel}` : '+',
      value >= maximum,
      { 'aria-label': !hidden && `More: ${name}`, title: value >= maximum && maxReason },
      () => setValue(value + 1),
    ),
  ];
}

/** A button without effect is not `disabled`, so that it keeps the focus: the next Tab key leads to the other button. */
function renderStepButton(
  sign: string,
  hasNoEffect: boolean,
  attributes: Readonly<Record<string, string | boolean | undefined>>,
  click: (event: DomEvent) => void,
): RenderedNode {
  return createButton(sign, (event) => hasNoEffect || click(event), {
    class: 'step-button',
    'aria-disabled': hasNoEffect && 'true',
    ...attributes,
  });
}

function focusLastButton({ currentTarget }: DomEvent): void {
  const button = currentTarget as {
    readonly parentElement: { querySelector(selector: string): { focus(): void } | null };
  };
  button.parentElement.querySelector('button:last-of-type')?.focus();
}
