/** Frequent question; its answer says no more than the page it links to. */
export interface Question {
  question: string;
  answer: string;
  more: { label: string; href: string };
}

export const questions: readonly Question[] = [
  {
    question: 'Can one order go to many homes?',
    answer:
      'Yes. Choose an invitation, fill its box with sweets, add your guests, and pay once; every guest receives a box at the own address, and your order names each of them.',
    more: { label: 'Choose a box and fill it', href: '/invitation' },
  },
  {
    question: 'I do not know my guests’ addresses. Do I have to call them all?',
    answer:
      'No. Write down names and mobile numbers; a WhatsApp message with a link asks each guest for the address. Guests need no account, and the link works for 30 days.',
    more: { label: 'What happens with their addresses', href: '/policies#privacy-policy' },
  },
  {
    question: 'Where do you deliver, and how long does it take?',
    answer:
      'To every Indian pincode that our couriers serve. Sweets leave within one working day after you order and then travel one to six days; where a sweet may not arrive fresh, the page says so before you pay.',
    more: { label: 'Shipping policy', href: '/policies#shipping' },
  },
  {
    question: 'Are the sweets vegetarian? What is in them?',
    answer:
      'Everything we make is vegetarian and carries the green mark. The page of each sweet names its ingredients, its allergens, how long it keeps and how to store it.',
    more: { label: 'See the sweets', href: '/sweets' },
  },
  {
    question: 'Something arrived damaged. What now?',
    answer:
      'Write to us within 24 hours of delivery with the order id and two or three photographs. You choose between a new parcel and your money.',
    more: { label: 'Refund policy', href: '/policies#payment-refund' },
  },
  {
    question: 'How can I pay?',
    answer:
      'By UPI, card or net banking in the payment provider’s window; we see that you paid, never your card or UPI PIN. Many banks limit UPI to one lakh rupees a payment.',
    more: { label: 'Terms', href: '/policies#term-condition' },
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
