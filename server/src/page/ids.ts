/** Makes the ids of several reports on one page unique. */
import { cloneElement, isValidElement } from 'preact';
import type { Drawn } from './element';

/** Attributes that contain one or more ids. */
const references = new Set(['id', 'for', 'aria-labelledby', 'aria-describedby', 'aria-controls']);

/** A copy of a node with renamed ids and internal links. */
export function withIds(drawn: Drawn, rename: (id: string) => string): Drawn {
  const { children, ...props } = drawn.props as { readonly children?: unknown } & Readonly<Record<string, unknown>>;
  const renamed = Object.fromEntries(
    Object.entries(props).map(([name, value]) => [name, renamedIn(name, value, rename)]),
  );
  return cloneElement(drawn, renamed, ...asList(renamedChildren(children, rename)));
}

function renamedIn(name: string, value: unknown, rename: (id: string) => string): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'href') return value.startsWith('#') ? `#${rename(value.slice(1))}` : value;
  return references.has(name) ? value.split(' ').map(rename).join(' ') : value;
}

function renamedChildren(children: unknown, rename: (id: string) => string): unknown {
  if (Array.isArray(children)) return children.map((child: unknown) => renamedChildren(child, rename));
  return isValidElement(children) ? withIds(children, rename) : children;
}

function asList(children: unknown): never[] {
  return (Array.isArray(children) ? children : [children]) as never[];
}
