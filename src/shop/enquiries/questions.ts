import { shopFacts } from '#shop.config';
import * as say from '#shop/enquiries/questions.texts.ts';

/** Days on the way to the farthest zone, as the table of the shipping policy has them. */
const FARTHEST = Math.max(...shopFacts.zones.map(({ transit }) => transit));

/** Frequent question; its answer says no more than the page it links to. */
export interface Question {
  question: string;
  answer: string;
  more: { label: string; href: string };
}

export const questions: readonly Question[] = [
  {
    question: say.manyHomes,
    answer: say.manyHomesAnswer,
    more: { label: say.manyHomesMore, href: '/invitation' },
  },
  {
    question: say.addresses,
    answer: say.addressesAnswer,
    more: { label: say.addressesMore, href: '/policies#privacy-policy' },
  },
  {
    question: say.delivery,
    answer: say.deliveryAnswer(FARTHEST),
    more: { label: say.deliveryMore, href: '/policies#shipping' },
  },
  {
    question: say.vegetarian,
    answer: say.vegetarianAnswer,
    more: { label: say.vegetarianMore, href: '/sweets' },
  },
  {
    question: say.damaged,
    answer: say.damagedAnswer,
    more: { label: say.damagedMore, href: '/policies#payment-refund' },
  },
  {
    question: say.paying,
    answer: say.payingAnswer,
    more: { label: say.payingMore, href: '/policies#term-condition' },
  },
];

/** Returns the FAQ as structured data (JSON-LD, schema.org `FAQPage`). */
export function questionsLd(): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
