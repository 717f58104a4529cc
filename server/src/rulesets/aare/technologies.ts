/** The technologies of a power, and whether they are in effect (Tech 7 to 9). */
import { hasReached, getTurnProgress } from '../axis-and-allies/turn';
import type { Header, Technology } from './data';

/** The technologies that cost more. */
export const majorTechnologies: readonly Technology[] = ['rockets', 'long-range-aircraft', 'heavy-bombers'];

/** True if a power has a technology, in effect or not. */
export function hasAcquired(power: string | undefined, technology: Technology, header: Header): boolean {
  const { technologies = [], newTechnologies = [] } = getPower(power, header);
  return technologies.includes(technology) || newTechnologies.includes(technology);
}

/** True if a technology of a power is in effect. A new one takes effect in the Mobilize Units phase of the power's turn. */
export function isInEffect(power: string | undefined, technology: Technology, header: Header): boolean {
  const { technologies = [], newTechnologies = [] } = getPower(power, header);
  if (technologies.includes(technology)) return true;
  if (power === undefined || !newTechnologies.includes(technology)) return false;
  const progress = getTurnProgress(power, header);
  return progress === 'over' || (progress === 'under-way' && hasReached('mobilize-units', header));
}

/** All technologies of a power that are in effect, without duplicates. */
export function listTechnologiesInEffect(power: string | undefined, header: Header): readonly Technology[] {
  const { technologies = [], newTechnologies = [] } = getPower(power, header);
  return [...new Set([...technologies, ...newTechnologies])].filter((technology) =>
    isInEffect(power, technology, header),
  );
}

function getPower(
  power: string | undefined,
  { powers }: Header,
): NonNullable<Header['powers']>[string] | Record<string, undefined> {
  return (power === undefined ? undefined : powers?.[power]) ?? {};
}
