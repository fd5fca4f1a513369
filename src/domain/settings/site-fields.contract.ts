import { array, string } from 'yup';
import { field, longest } from '#domain/settings/setting-field.contract.ts';
import { paymentMarks } from '#domain/settings/settings.rules.ts';
import * as say from '#domain/settings/settings.texts.ts';
import { shopFacts } from '#shop.config';
import { atMost } from '#lib/letters.ts';

/** Returns the setting for the URL of the shop's page on a social network. The footer leaves out an empty one. */
const pageAt = (network: 'Instagram' | 'Facebook' | 'YouTube' | 'Pinterest', host: string) =>
  field(
    'text',
    network,
    string()
      .trim()
      .test(atMost(200, longest(say.namedAddress, 200)))
      .matches(new RegExp(`^(?:https://(?:[a-z-]+\\.)?${host.replace('.', '\\.')}/\\S+)?$`), {
        message: say.webAddressNotValid(host),
      })
      .default(shopFacts.social.find(({ name }) => name === network)?.url ?? '')
      .defined(),
    { optional: true, help: say.helpSocial },
  );

/** Settings of the site's footer beside the facts. */
export const site = {
  instagram: pageAt('Instagram', 'instagram.com'),
  facebook: pageAt('Facebook', 'facebook.com'),
  youtube: pageAt('YouTube', 'youtube.com'),
  pinterest: pageAt('Pinterest', 'pinterest.com'),
  paymentMarks: field(
    'payment marks',
    say.labelPaymentMarks,
    array(
      string()
        .oneOf([...paymentMarks], say.paymentMarkUnknown)
        .required(),
    )
      .default([...shopFacts.paymentMethods])
      .required(),
    { help: say.helpPaymentMarks, optional: true },
  ),
};
