import { createElement, Fragment, type ReactNode } from 'react';

/**
 * Shows a text with a node in the place of each name in curly brackets, as a link in a sentence. What stands between
 * them gets elements of its own, which a browser that translates leaves whole.
 * @param text such as `Change it in your {list}.`
 * @param parts the nodes by these names
 */
export function Inserted({ text, parts }: { text: string; parts: Readonly<Record<string, ReactNode>> }): ReactNode {
  const pieces = text.split(/(\{\w+\})/).map((piece) => {
    const name = piece.slice(1, -1);
    return piece.startsWith('{') && name in parts ? parts[name] : piece && createElement('span', null, piece);
  });
  return createElement(Fragment, null, ...pieces);
}
