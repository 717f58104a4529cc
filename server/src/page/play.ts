/** Renders a combat that is being played: what comes next, with a field for the dice or a button for each option, and how the fight went so far. */
import { Component, h } from 'preact';
import {
  formatBriefPercent,
  formatShots,
  formatVolleyDice,
  pluralize,
  isDifference,
  roundingError,
} from '../model/wording';
import type { PlayCourse, PlayMove, PlayRoll, PlayState, PlayStep } from '../protocol';
import { formatGain, formatValue } from './advised-values';
import { renderSeriesChart } from './chart';
import { groupEffects, parseFaces, rollFaces, sumSureHits } from './dice-entry';
import {
  createButton,
  createElement,
  createSelect,
  createTable,
  type Child,
  type DomEvent,
  type RenderedNode,
} from './element';
import { renderRuleLink } from './links';
import { renderFigure } from './measure';
import type { Send } from './messages';
import { formatHeading, formatInline, getSideColour, formatSide, type RenderContext } from './render-context';

interface PlayProps {
  readonly context: RenderContext;
  readonly send: Send;
  readonly play: PlayState;
  readonly isTurn: boolean;
}

/** A sentence on an option that is no longer than this says only what the option says. */
const maxRedundantLength = 35;

interface PanelState {
  /** The side that sees what its options are worth, so that two can play at one screen; or `all`, or `nobody`. */
  readonly advised: string;
  readonly error?: string;
}

/** The next roll or decision, for a reader who can make it. */
export function renderPlay(context: RenderContext, play: PlayState, isTurn: boolean): RenderedNode {
  const { send } = context;
  const combatContext = { ...context, sides: play.combat?.sides ?? context.sides };
  return createElement(
    'section.play',
    { id: 'play', 'aria-labelledby': 'play-title', tabindex: -1 },
    send && (h(PlayPanel, { context: combatContext, send, play, isTurn }) as RenderedNode),
  );
}

class PlayPanel extends Component<PlayProps, PanelState> {
  override state: PanelState = { advised: 'all' };
  /** Dice that were rolled for a state of the play: pressed twice, the button must not roll again. */
  #rolled?: { readonly play: PlayState; readonly faces: readonly number[] };

  /** Scrolls to the top of the play: the button that begins it is further down. */
  override componentDidMount(): void {
    showTitle();
  }

  /**
   * Moves can be made by the keyboard alone: the field or the first button of the next step takes the focus. Other messages of the host
   * repeat the same moves and must not move the focus: the reader may be typing in the editor.
   */
  override componentDidUpdate({ play }: PlayProps): void {
    if (JSON.stringify(play.moves) === JSON.stringify(this.props.play.moves)) return;
    const first = findFirstControl();
    const dice = listDiceTakenBack(play, this.props.play);
    if (dice && first instanceof HTMLInputElement) first.value = dice.join(' ');
    first?.focus();
    showTitle();
  }

  override render({ context, play, isTurn }: PlayProps): RenderedNode {
    const { next, moves } = play;
    return createElement(
      'div.next',
      play.combat && createElement('p.kicker', formatHeading(context, play.combat.title)),
      createElement('h2', { id: 'play-title' }, formatTitle(context, next)),
      play.trial !== undefined && createElement('p.notice', formatInline(context, play.trial)),
      next.kind === 'roll' && this.#renderRoll(next),
      next.kind === 'decision' && this.#renderDecision(next),
      createElement(
        'div.actions',
        createButton('Back', () => this.#play(moves.slice(0, -1)), {
          key: 'back',
          disabled: moves.length === 0,
          title: 'Take the last roll or decision back',
          'data-first': next.kind === 'end',
        }),
        createButton('Start again', () => this.#play([]), { key: 'again', disabled: moves.length === 0 }),
        createButton('Write into the scenario', () => this.props.send({ type: 'writePlay', moves }), {
          key: 'write',
          disabled: moves.length === 0 || play.trial !== undefined,
          title: next.kind === 'end' ? 'The dice, the decisions and the result' : 'The dice and decisions so far',
        }),
        createButton('Stop playing', () => this.props.send({ type: 'run', command: isTurn ? 'oddsOfTurn' : 'odds' }), {
          key: 'stop',
        }),
        this.#renderAdviceChoice(),
      ),
    );
  }

  #play(moves: readonly PlayMove[]): void {
    this.setState({ error: undefined });
    this.props.send({ type: 'play', moves });
  }

  /** In a turn each move names its combat. */
  #addMove(move: PlayMove): void {
    const { moves, combat } = this.props.play;
    this.#play([...moves, { ...move, ...(combat && { combat: combat.id }) }]);
  }

  #addRoll({ rolls }: PlayStep & { kind: 'roll' }, faces: readonly number[]): void {
    let position = 0;
    const move: PlayMove = {
      kind: 'roll',
      rolls: rolls.map(({ label, count }) => ({ label, faces: faces.slice(position, (position += count)) })),
    };
    this.#addMove(move);
  }

  #rollOnce(dice: readonly number[]): readonly number[] {
    const { play } = this.props;
    if (this.#rolled?.play !== play) this.#rolled = { play, faces: rollFaces(dice) };
    return this.#rolled.faces;
  }

  #renderRoll(next: PlayStep & { kind: 'roll' }): RenderedNode {
    const { context } = this.props;
    const { error } = this.state;
    const dice = next.rolls.flatMap(({ count, sides }) => Array.from({ length: count }, () => sides));
    const submit = (event: DomEvent): void => {
      event.preventDefault();
      const field = findFirstControl() as HTMLInputElement;
      const faces = parseFaces(field.value, dice, listParts(context, next.rolls));
      if (typeof faces === 'string') return this.setState({ error: faces });
      field.value = '';
      this.#addRoll(next, faces);
    };
    const label = `${pluralize(dice.length, 'die', 'dice')}, in the order of the list`;
    return createElement(
      'form',
      { submit, key: 'roll' },
      next.rolls.map((roll) => renderRollLine(context, roll, next.rolls.length > 1)),
      createElement(
        'div.actions',
        createElement('input.faces', {
          'data-first': true,
          'aria-label': label,
          'aria-invalid': error !== undefined,
          'aria-describedby': 'play-error',
          autocomplete: 'off',
          inputmode: 'numeric',
          placeholder: `e.g. ${dice.map((sides) => Math.ceil(sides / 2)).join(' ')}`,
          title: label,
        }),
        createElement('button', { type: 'submit', class: 'action' }, 'Enter the dice'),
        createButton('Roll for me', () => this.#addRoll(next, this.#rollOnce(dice)), { key: 'random' }),
      ),
      createElement('p.notice', { id: 'play-error', role: 'alert', hidden: error === undefined }, error),
    );
  }

  #renderDecision({ label, by, options, ordered }: PlayStep & { kind: 'decision' }): RenderedNode {
    const { context } = this.props;
    const { advised } = this.state;
    const showsValues = advised === 'all' || advised === by;
    const best = Math.max(...options.map(({ values: [first] }) => first?.value ?? 0));
    return createElement(
      'ul.options',
      { key: 'decision' },
      options.map(({ option, text, values }) => {
        const [first, ...others] = showsValues ? values : [];
        return createElement(
          'li',
          createButton(
            [
              createElement('span.option', `${formatHeading(context, option)}${first ? ':' : ''}`),
              first && createElement('span.aim', ` ${formatExpectedAim(context, first)} `),
              first && createElement('strong', formatValue(first.value, first.unit)),
            ],
            () => this.#addMove({ kind: 'decision', label, option }),
            {
              key: option,
              class:
                first && first.value >= best - roundingError && options.length > 1 ? 'action recommended' : 'action',
              'data-first': option === ordered,
            },
          ),
          createElement(
            'span.quiet',
            [
              option === ordered ? 'as ordered' : '',
              ...others.map((aim) => `${formatExpectedAim(context, aim)} ${formatValue(aim.value, aim.unit)}`),
            ]
              .filter((part) => part !== '')
              .join(' \u00b7 '),
          ),
          // A short sentence only repeats the option.
          text !== undefined &&
            text.length > maxRedundantLength &&
            createElement('span.quiet', formatHeading(context, text)),
        );
      }),
    );
  }

  /** The choice of who is advised, if the play has values: two players at one screen look at their own numbers only. */
  #renderAdviceChoice(): Child {
    const { context, play } = this.props;
    if (play.courses.length === 0) return false;
    const choices = [
      { value: 'all', title: 'Advice for all' },
      ...context.sides.map(({ side, name }) => ({ value: side, title: `Advice for ${name} only` })),
      { value: 'nobody', title: 'No advice' },
    ];
    return createSelect(this.state.advised, choices, (advised) => this.setState({ advised }), 'Advice');
  }
}

/** The dice of the move that a player has just taken back, to correct one of many; undefined after any other move. */
function listDiceTakenBack(previous: PlayState, { moves, next }: PlayState): readonly number[] | undefined {
  const takenBack = previous.moves[moves.length];
  if (previous.moves.length !== moves.length + 1 || takenBack?.kind !== 'roll' || next.kind !== 'roll')
    return undefined;
  const faces = takenBack.rolls.flatMap((roll) => roll.faces);
  return faces.length === next.rolls.reduce((sum, { count }) => sum + count, 0) ? faces : undefined;
}

/** `9 for Japan (the attacker fires)`, for each roll in the order of its dice. */
function listParts(context: RenderContext, rolls: readonly PlayRoll[]): readonly string[] {
  return rolls
    .filter(({ count }) => count > 0)
    .map(({ by, title, count }) => `${count} for ${formatSide(context, by)} (${formatInline(context, title)})`);
}

/** The field or button that the next move begins with. A report has one play. */
function findFirstControl(): HTMLElement | null {
  return document.querySelector('.play [data-first]');
}

function showTitle(): void {
  document.getElementById('play-title')?.scrollIntoView({ block: 'nearest' });
}

function formatTitle(context: RenderContext, next: PlayStep): string {
  if (next.kind === 'end') return formatHeading(context, next.summary);
  const by = formatHeading(context, formatSide(context, next.by));
  const subject = next.kind === 'roll' && next.subject !== undefined ? ` (${next.subject})` : '';
  const sides = new Set(next.kind === 'roll' ? next.rolls.map((roll) => roll.by) : [next.by]);
  const title = formatInline(context, next.title);
  if (sides.size === 1 && formatHeading(context, next.title).includes(by))
    return `${formatHeading(context, next.title)}${subject}`;
  return `${sides.size > 1 ? 'Both sides' : by}: ${title}${subject}`;
}

/** `3 destroyers hit with 3 or less: 3 dice`, or what each sum of a roll does. */
function renderRollLine(context: RenderContext, roll: PlayRoll, isOneOfSeveral: boolean): RenderedNode {
  const { title, by, count, sides, shooters, lossDefault, explanation, effects } = roll;
  const dice = formatVolleyDice(count, sides, sumSureHits(shooters));
  const head = isOneOfSeveral
    ? `${formatHeading(context, formatSide(context, by))}: ${formatInline(context, title)}, ${dice}`
    : dice;
  return createElement(
    'div',
    { class: `roll ${getSideColour(context, by)}`.trim(), key: roll.label },
    createElement('p', createElement('strong', head)),
    shooters &&
      createElement(
        'p.quiet',
        shooters
          .map((shots) => `${formatHeading(context, shots.title)}: ${formatShots(shots, sides, formatBriefPercent)}`)
          .join('; '),
      ),
    lossDefault &&
      createElement(
        'p.quiet',
        `${formatHeading(context, lossDefault.text)} `,
        createElement('span.rules', renderRuleLink(context, lossDefault.rule)),
      ),
    explanation !== undefined && createElement('p.quiet', formatHeading(context, explanation)),
    effects &&
      effects.length > 0 &&
      createTable(
        'What each sum does',
        [
          { title: 'Sum', hidden: true },
          { title: 'Effect', hidden: true },
        ],
        groupEffects(effects).map(({ sums, text }) => ({
          // A range is not broken.
          cells: [sums.replaceAll(' to ', '\u00a0to\u00a0'), formatHeading(context, text)],
        })),
      ),
  );
}

/** `convoy points hit, expected`: before the dice a number is an average, not a result. A chance needs no such word. */
function formatExpectedAim(context: RenderContext, { title, unit }: Pick<PlayCourse, 'title' | 'unit'>): string {
  return `${formatInline(context, title)}${unit === 'chance' ? '' : ', expected'}`;
}

/** The value of each side's aim after each move, and how much of the change is due to dice and to decisions. */
export function renderCourses(
  { sides, ...others }: RenderContext,
  { courses, combat, next }: Pick<PlayState, 'courses' | 'combat'> & Partial<Pick<PlayState, 'next'>>,
): Child {
  const context = { ...others, sides: combat?.sides ?? sides };
  return courses.map((course) => {
    const { side, title, unit, values, isSampled, luck, decided } = course;
    const name = formatHeading(context, formatSide(context, side));
    const caption = `${name}: ${next && next.kind !== 'end' ? formatExpectedAim(context, course) : formatInline(context, title)}`;
    const current = `${isSampled ? 'about ' : ''}${formatValue(values.at(-1)!, unit)}`;
    const line = {
      title: name,
      colour: getSideColour(context, side),
      values: values.map((value, round) => ({ round, value })),
    };
    return createElement(
      'div.course',
      { key: side },
      createElement(
        'p',
        `${caption}: `,
        createElement('strong', current),
        values.length > 1 && ` (at the start ${formatValue(values[0]!, unit)})`,
      ),
      values.length > 1 &&
        createElement(
          'p.quiet',
          `Dice: ${formatGain(luck, unit)}.`,
          isDifference(decided) && ` Decisions against the orders: ${formatGain(decided, unit)}.`,
        ),
      values.length > 2 &&
        (unit === 'chance' || values.every((value) => value >= 0)) &&
        renderFigure(
          `${caption}, after each step`,
          renderSeriesChart([line], describeCourse(caption, course), {
            x: 'step',
            ...(unit !== 'chance' && { y: formatInline(context, title) }),
          }),
        ),
    );
  });
}

function describeCourse(caption: string, { values, unit }: PlayCourse): string {
  return `${caption}, from ${formatValue(values[0]!, unit)} to ${formatValue(values.at(-1)!, unit)} in ${pluralize(values.length - 1, 'step')}`;
}
