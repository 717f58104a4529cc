/** Fixes shared by several checks. */
import { removeMember, setMember } from '../../model/edit';
import type { Fix } from '../../model/diagnostic';
import type { Header } from './data';
import type { OptionName, OptionReading } from './options';

/** Sets an option to a reading. */
export function chooseReading<N extends OptionName>(header: Header, name: N, reading: OptionReading<N>): Fix {
  const edit = header.options
    ? setMember(header.options, name, reading)
    : setMember(header, 'options', { [name]: reading });
  return { title: `Set the option ${name} to ${reading}`, edits: [edit] };
}

/** Removes an item from a list. */
export function removeItem(list: readonly unknown[], item: unknown, title: string): Fix {
  return { title, edits: [removeMember(list, list.indexOf(item))] };
}

/** Removes a member that is wrong or has no effect. */
export function removeKey<T extends object>(owner: T, key: keyof T & string): Fix {
  return { title: `Remove \`${key}\``, edits: [removeMember(owner, key)] };
}
