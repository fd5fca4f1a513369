import { expect, it } from 'vitest';
import { textsByPage } from '#scripts/lib/page-texts.ts';

const shop = new Map(
  Object.entries({
    'src/layouts/base.astro': "---\nimport { menu } from '#shop/site.texts.ts';\n---\n<nav>{menu}</nav><slot />",
    'src/pages/index.astro':
      "---\nimport Base from '#layouts/base.astro';\nimport { Cart } from '#shop/cart.tsx';\n---\n<Base><Cart client:use /></Base>",
    'src/pages/help.astro': "---\nimport { help } from '#shop/site.texts.ts';\n---\n<p>{help}</p>",
    'src/shop/cart.tsx':
      "import * as say from '#shop/cart.texts.ts';\nexport const Cart = () => <p>{say.boxes(2)}</p>;\nconst more = () => import('./more.tsx');",
    'src/shop/more.tsx': "import * as say from './cart.texts.ts';\nexport const More = () => <p>{say.more}</p>;",
    'src/shop/cart.texts.ts': "export const boxes = (count: number) => `${count} boxes`;\nexport const more = 'More';",
    'src/shop/site.texts.ts': "export const menu = 'Menu';\nexport const help = 'Help';",
    'src/domain/cart/cart.texts.ts': "export const room = 'cart';\nexport const noCart = 'No such cart.';",
  }),
);

it('prints each text where a person meets it, those of every page once, and at last what the server says', () => {
  const places = textsByPage(shop).map(({ name, texts }) => [
    name,
    texts.map(({ file, line, words }) => `${file}:${line} ${words}`),
  ]);
  expect(places).toEqual([
    ['every page with src/layouts/base.astro', ['src/shop/site.texts.ts:1 Menu']],
    ['/help', ['src/shop/site.texts.ts:2 Help']],
    ['/', ['src/shop/cart.texts.ts:1 `{count} boxes`', 'src/shop/cart.texts.ts:2 More']],
    ['answers, messages and papers of src/domain/cart', ['src/domain/cart/cart.texts.ts:2 No such cart.']],
  ]);
});
