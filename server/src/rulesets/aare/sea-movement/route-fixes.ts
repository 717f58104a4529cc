/** Fixes for routes of ships. */
import { removeMember } from '../../../model/edit';
import type { Fix } from '../../../model/diagnostic';
import type { SeaMove } from '../data';

/** Ends a route at one of its sea zones. */
export function endRouteAt(route: SeaMove['route'], index: number): Fix {
  const after = route.map((_, other) => other).filter((other) => other > index);
  return {
    title: `End the move in ${route[index]!.seaZone}`,
    edits: after.toReversed().map((other) => removeMember(route, other)),
  };
}
