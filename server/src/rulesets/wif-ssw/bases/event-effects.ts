/** The effects of political events on the historic bases (1.5). */
import type { Header, PoliticalEvent } from '../data';
import { isMajor } from '../major-powers';
import { getReading } from '../options';
import { numbers } from './numbers';
import type { EventError, EventOutcome, PoliticalState, HistoryStep } from './state';

/** The US entry effect of gaining Cadiz, and the roll that grants the Azores (1.5). */
export const cadizUsEntry = numbers['cadiz-gained'].usEntry;
export const azoresGrantedOn = numbers['azores-die'].grants;

/** The result of an event for a state. */
export type EventEffect = Omit<HistoryStep, 'event' | 'before'>;
type Handler = (event: PoliticalEvent, state: PoliticalState, header: Header) => EventEffect;

const createEffect = (after: PoliticalState, ...outcomes: readonly EventOutcome[]): EventEffect => ({
  after,
  outcomes,
  errors: [],
});

/**
 * Cadiz is revoked: its submarines rebase within range, or are destroyed (1.5). Only a use that Germany had is lost for good: one
 * that it never had it can still gain. If the scenario does not say whether Germany had it, submarines in Cadiz imply it.
 */
function revokeCadiz(state: PoliticalState, change: Partial<PoliticalState>, header: Header, why: string): EventEffect {
  const { held = (header.bases?.cadiz?.units ?? []).length > 0 } = state.cadiz;
  if (!held) return createEffect({ ...state, ...change });
  return createEffect(
    { ...state, ...change, cadiz: { held: false, barred: true, lost: true } },
    { rule: 'cadiz-lost-for-good', text: `${why}: Germany loses the use of Cadiz for good.` },
    {
      rule: 'cadiz-rebase',
      text: 'German submarines in Cadiz rebase at once to a port within range; without one they are destroyed.',
      loss: { base: 'cadiz', units: 'rebase-within-range' },
    },
  );
}

/** A base is lost, but not for good. */
function loseBase(
  state: PoliticalState,
  base: 'cadiz' | 'azores',
  change: Partial<PoliticalState>,
  ...outcomes: readonly EventOutcome[]
): EventEffect {
  if (state[base].held === false) return createEffect({ ...state, ...change });
  return createEffect({ ...state, ...change, [base]: { ...state[base], held: false, lost: true } }, ...outcomes);
}

/** The sides of powers whose side the scenario does not give. */
const naturalSides: Readonly<Record<'axis' | 'allied', readonly string[]>> = {
  axis: ['germany', 'italy', 'japan'],
  allied: ['cw', 'us', 'free-french', 'france', 'ussr', 'china'],
};

/** The side of a power, even while it is neutral; undefined if unknown. */
function findNaturalSide(name: string | undefined, header: Header): 'axis' | 'allied' | undefined {
  if (name === undefined) return undefined;
  const side = header.powers?.[name]?.side;
  if (side !== undefined && side !== 'neutral') return side;
  return naturalSides.axis.includes(name) ? 'axis' : naturalSides.allied.includes(name) ? 'allied' : undefined;
}

/** True if a country becomes aligned with a neutral major power of a side, apart from the exceptions. A power with enemies is not neutral. */
function alignsToNeutralMajor(
  { power, powerNeutral }: PoliticalEvent,
  header: Header,
  side: 'axis' | 'allied',
  exceptions: readonly string[],
): boolean {
  if (power === undefined || exceptions.includes(power)) return false;
  const { atWarWith = [] } = header.powers?.[power] ?? {};
  if (!(powerNeutral ?? atWarWith.length === 0)) return false;
  return findNaturalSide(power, header) === side && isMajor(power, header);
}

/** Combines two consecutive effects. */
function combineEffects(first: EventEffect, next: (state: PoliticalState) => EventEffect): EventEffect {
  const second = next(first.after);
  return {
    after: second.after,
    outcomes: [...first.outcomes, ...second.outcomes],
    errors: [...first.errors, ...second.errors],
  };
}

/** The Axis has Spain (by conquest, control or alignment) or is assumed to have it: the Azores are revoked. */
function revokeAzores(state: PoliticalState, spain: PoliticalState['spain'], why = 'The Axis has Spain'): EventEffect {
  return loseBase(
    state,
    'azores',
    { spain },
    { rule: 'azores-revoked', text: `${why}: the Allies lose the use of the Azores.` },
    {
      rule: 'azores-spiral',
      text: 'CW and US aircraft in the Azores go to the production spiral and arrive in the next turn.',
      loss: { base: 'azores', units: 'spiral' },
    },
  );
}

function applySpainAlignment(event: PoliticalEvent, state: PoliticalState, header: Header): EventEffect {
  const spain = findNaturalSide(event.power, header);
  const cadizEffect = alignsToNeutralMajor(event, header, 'axis', ['germany'])
    ? loseBase(
        state,
        'cadiz',
        { spain },
        {
          rule: 'cadiz-realigned',
          text: 'German submarines in Cadiz rebase at once to the nearest eligible port.',
          loss: { base: 'cadiz', units: 'rebase-to-nearest' },
        },
      )
    : createEffect({ ...state, spain });
  return spain === 'axis' ? combineEffects(cadizEffect, (after) => revokeAzores(after, 'axis')) : cadizEffect;
}

/** The Allies are at war with Spain. Whether they lose the Azores by it is the option `warOnSpain`. */
function applyWarOnSpain(_event: PoliticalEvent, state: PoliticalState, header: Header): EventEffect {
  const spain = state.spain === 'axis-controlled' ? state.spain : 'axis';
  const attackOutcome: EventOutcome = {
    rule: 'cadiz-sanctuary',
    text: 'From now on German submarines in Cadiz may be attacked in port.',
  };
  const warEffect = createEffect({ ...state, spain, alliesAtWarWithSpain: true }, attackOutcome);
  if (getReading(header, 'warOnSpain') === 'revoked')
    return combineEffects(warEffect, (after) =>
      revokeAzores(after, spain, 'The Allies are at war with Spain (option `warOnSpain`)'),
    );
  if (state.azores.held !== true) return warEffect;
  const azoresKept: EventOutcome = {
    rule: 'azores-revoked',
    text: 'The Allies keep the use of the Azores (option `warOnSpain`).',
  };
  return { ...warEffect, outcomes: [...warEffect.outcomes, azoresKept] };
}

/** The effects of all events; exhaustive by type. */
export const eventEffects: Readonly<Record<PoliticalEvent['event'], Handler>> = {
  'germany-gains-cadiz': (event, state, header) => {
    const errors: EventError[] = [];
    if (event.phase !== undefined && event.phase !== 'declaration-of-war') {
      errors.push({
        rule: 'cadiz-gained',
        text: 'Germany gains Cadiz in a declaration of war phase.',
        key: 'phase',
      });
    }
    if (state.spain !== undefined && state.spain !== 'neutral') {
      errors.push({
        rule: 'cadiz-gained',
        text: 'Germany can gain Cadiz only while Spain is neutral.',
        key: 'event',
      });
    }
    if (state.cadiz.held === true) {
      errors.push({ rule: 'cadiz-gained', text: 'Germany already has the use of Cadiz.', key: 'event' });
    }
    if (state.cadiz.barred) {
      errors.push({ rule: 'cadiz-lost-for-good', text: 'Germany lost Cadiz for good.', key: 'event' });
    } else if (state.france !== undefined && state.france !== 'conquered' && state.france !== 'vichy') {
      errors.push({
        rule: 'cadiz-gained',
        text: 'Germany can gain Cadiz only once France is conquered or Vichy France is installed.',
        key: 'event',
      });
    }
    if (!state.cadiz.barred && state.cadiz.lost && header.options?.cadizAgain === 'never') {
      errors.push({
        rule: 'cadiz-lost-for-good',
        text: 'Germany lost Cadiz before, and by the option `cadizAgain` it cannot gain it again.',
        key: 'event',
      });
    }
    if (event.usEntry !== undefined && event.usEntry !== cadizUsEntry) {
      errors.push({
        rule: 'cadiz-gained',
        text: `The US entry effect of Cadiz is +${cadizUsEntry}.`,
        key: 'usEntry',
      });
    }
    if (errors.length > 0) return { after: state, outcomes: [], errors };
    return createEffect(
      { ...state, cadiz: { held: true, barred: false, lost: false } },
      { rule: 'cadiz-gained', text: `German submarines may base in Cadiz; the US entry effect is +${cadizUsEntry}.` },
      {
        rule: 'cadiz-supply',
        text: 'Cadiz is a secondary supply source for them, and they may trace supply through Spain.',
      },
    );
  },
  'us-land-unit-enters-france': (_event, state, header) =>
    revokeCadiz(state, {}, header, 'A US land unit entered France'),
  'france-liberated': (_event, state, header) =>
    revokeCadiz(state, { france: 'liberated' }, header, 'France was liberated'),
  'france-conquered': (_event, state) => createEffect({ ...state, france: 'conquered' }),
  'vichy-installed': (_event, state) => createEffect({ ...state, france: 'vichy' }),
  'spain-becomes-neutral': (_event, state) => createEffect({ ...state, spain: 'neutral' }),
  'spain-joins-allies': (_event, state) =>
    loseBase(
      state,
      'cadiz',
      { spain: 'allied' },
      {
        rule: 'cadiz-overrun',
        text: 'German submarines in Cadiz count as overrun.',
        loss: { base: 'cadiz', units: 'overrun' },
      },
    ),
  'spain-aligns-to': applySpainAlignment,
  'axis-takes-spain': (_event, state) => revokeAzores(state, 'axis-controlled'),
  'allies-declare-war-on-spain': applyWarOnSpain,
  'us-at-war-with-germany': (_event, state) => createEffect({ ...state, usAtWarWithGermany: true }),
  'azores-die': applyAzoresDie,
  'portugal-joins-axis': (_event, state) =>
    loseBase(
      state,
      'azores',
      { portugal: 'axis' },
      {
        rule: 'azores-overrun',
        text: 'CW and US aircraft in the Azores count as overrun.',
        loss: { base: 'azores', units: 'overrun' },
      },
    ),
  'portugal-aligns-to': (event, state, header) =>
    alignsToNeutralMajor(event, header, 'allied', ['cw', 'us', 'free-french'])
      ? loseBase(
          state,
          'azores',
          { portugal: 'allied' },
          {
            rule: 'azores-realigned',
            text: 'CW and US aircraft in the Azores go to the production spiral and arrive in the next turn.',
            loss: { base: 'azores', units: 'spiral' },
          },
        )
      : createEffect({ ...state, portugal: findNaturalSide(event.power, header) }),
};

function applyAzoresDie(event: PoliticalEvent, state: PoliticalState, header: Header): EventEffect {
  const errors: EventError[] = [];
  const addError = (rule: EventError['rule'], text: string, key: EventError['key']) => errors.push({ rule, text, key });
  if (event.phase !== undefined && event.phase !== 'production')
    addError('azores-die', 'The die for the Azores is rolled at the start of a production phase.', 'phase');
  if (state.usAtWarWithGermany === false)
    addError('azores-die', 'The die for the Azores is rolled only once the US is at war with Germany.', 'event');
  if (state.spain !== undefined && state.spain !== 'neutral')
    addError('azores-die', 'The die for the Azores is rolled only while Spain is neutral.', 'event');
  if (state.portugal !== undefined && state.portugal !== 'neutral')
    addError('azores-die', 'The die for the Azores is rolled only while Portugal is neutral.', 'event');
  if (state.azores.held === true) addError('azores-die', 'The Allies already have the use of the Azores.', 'event');
  if (header.options?.azoresDie === 'once' && state.azores.rolled)
    addError(
      'azores-die',
      'The die for the Azores was rolled before, and by the option `azoresDie` it is rolled once.',
      'event',
    );
  if (event.usEntry !== undefined && event.usEntry !== 0)
    addError('azores-no-us-entry', 'The Azores have no US entry effect.', 'usEntry');
  if (errors.length > 0) return { after: state, outcomes: [], errors };
  const stateAfterRoll = { ...state, azores: { ...state.azores, rolled: true } };
  if (event.die === undefined) return createEffect(stateAfterRoll);
  if (event.die !== azoresGrantedOn) {
    return createEffect(stateAfterRoll, {
      rule: 'azores-die',
      text: `A roll of ${event.die} grants nothing: it takes a ${azoresGrantedOn}.`,
    });
  }
  return createEffect(
    { ...stateAfterRoll, azores: { ...stateAfterRoll.azores, held: true } },
    { rule: 'azores-die', text: `A roll of ${azoresGrantedOn}: the Allies have the use of the Azores as an air base.` },
    { rule: 'azores-no-us-entry', text: 'It has no US entry effect.' },
  );
}
