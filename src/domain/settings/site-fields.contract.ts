import { array, string } from 'yup';
import { field, longest } from '#domain/settings/setting-field.contract.ts';
import { paymentMarks } from '#domain/settings/settings.rules.ts';
import { shopFacts } from '#shop.config';
import { atMost } from '#lib/letters.ts';

/** Returns the setting for the URL of the shop's page on a social network. The footer leaves out an empty one. */
const pageAt = (network: 'Instagram' | 'Facebook' | 'YouTube' | 'Pinterest', host: string) =>
  field(
    'text',
    network,
    string()
      .trim()
      .test(atMost(200, longest('The address', 200)))
      .matches(new RegExp(`^(?:https://(?:[a-z-]+\\.)?${host.replace('.', '\\.')}/\\S+)?$`), {
        message: `Please write the whole address, such as https://www.${host}/yourshop.`,
      })
      .default(shopFacts.social.find(({ name }) => name === network)?.url ?? '')
      .defined(),
    { optional: true, help: 'Empty leaves it out.' },
  );

/** Settings of the site's footer beside the facts. */
export const site = {
  instagram: pageAt('Instagram', 'instagram.com'),
  facebook: pageAt('Facebook', 'facebook.com'),
  youtube: pageAt('YouTube', 'youtube.com'),
  pinterest: pageAt('Pinterest', 'pinterest.com'),
  paymentMarks: field(
    'payment marks',
    'Ways to pay, in the foot',
    array(
      string()
        .oneOf([...paymentMarks], 'There is no sign of that.')
        .required(),
    )
      .default([...shopFacts.paymentMethods])
      .required(),
    { help: 'What your payment provider takes for you.', optional: true },
  ),
};
