const firstNames =
  'Aarav Aditi Amelia Ananya Arjun Asha Ben Carlos Chloe Diya Elena Farah Grace Hana Ishaan Jonas Kavya Leo Lina Maya Mei Nadia Noah Omar Priya Rohan Sara Sofia Tara Vihaan Yusuf Zoe'.split(
    ' ',
  );
const lastNames =
  'Agarwal Banerjee Brown Chen Costa Das Evans Fernandes Garcia Gupta Haddad Iyer Jones Kapoor Khan Kim Kumar Lopez Mehta Muller Nair Okafor Patel Rao Reddy Rossi Sato Sharma Singh Smith Tan Verma Wilson Yilmaz'.split(
    ' ',
  );

const statuses = {
  enquiries_free_classes: ['new', 'contacted', 'scheduled', 'attended', 'enrolled', 'lost'],
  enquiries_messages: ['new', 'contacted', 'answered', 'lost'],
  enquiries_applications: ['new', 'screening', 'interview', 'hired', 'rejected'],
};

const hour = 3600 * 1000;

/** @template T @param {readonly T[]} list @param {number} number @returns {T} */
const pick = (list, number) => /** @type {T} */ (list[Math.abs(Math.floor(number)) % list.length]);

/** @param {number} number of the lead @returns {{ name: string, email: string, phone: string }} */
export function personOf(number) {
  const first = pick(firstNames, number);
  const last = pick(lastNames, number / firstNames.length);
  return {
    name: `${first} ${last}`,
    email: `${first}.${last}${number}@example.com`.toLowerCase(),
    // A large step without a common factor with the range, so that neighbours have very different numbers.
    phone: `+919${String((number * 7_654_321) % 1_000_000_000).padStart(9, '0')}`,
  };
}

/**
 * Leads of the three kinds as table rows: from two years, most of them closed, some with a next step.
 * @param {number} count
 * @returns {Record<keyof typeof statuses, object[]>}
 */
export function deskRows(count) {
  /** @type {Record<keyof typeof statuses, object[]>} */
  const rows = { enquiries_free_classes: [], enquiries_messages: [], enquiries_applications: [] };
  for (let number = 0; number < count; number += 1) {
    const table = pick(
      /** @type {const} */ ([
        'enquiries_free_classes',
        'enquiries_messages',
        'enquiries_free_classes',
        'enquiries_applications',
        'enquiries_free_classes',
      ]),
      number,
    );
    rows[table].push({ ...ownFields[table](number), ...deskFields(number, table) });
  }
  return rows;
}

const ownFields = {
  enquiries_free_classes: (/** @type {number} */ number) => {
    const { name, email, phone } = personOf(number);
    return {
      name,
      course: 'math',
      grade: (number % 10) + 1,
      parent_email: email,
      parent_phone: phone,
      notes: notesOf(number),
    };
  },
  enquiries_messages: (/** @type {number} */ number) => {
    const { name, email } = personOf(number);
    return { name, email, message: notesOf(number) };
  },
  enquiries_applications: (/** @type {number} */ number) => {
    const { name, email, phone } = personOf(number);
    return { name, email, mobile_no: phone, course: 'Math Instructor' };
  },
};

const notesOf = (/** @type {number} */ number) =>
  `We would like to know more, and best on a weekday in the afternoon. This is question ${number}.`;

/** @param {number} number @param {keyof typeof statuses} table */
function deskFields(number, table) {
  const { name, email, phone } = personOf(number);
  const digits = table === 'enquiries_messages' ? '' : phone.slice(1);
  const receivedAt = new Date(Date.now() - ((number * 104_729) % (2 * 365 * 24)) * hour);
  // One in eight is still open.
  const stage =
    number % 8 === 0 ? pick(statuses[table], number / 8) : pick(statuses[table].slice(-2), number);
  return {
    document_id: `bench${String(number).padStart(19, '0')}`,
    stage,
    owner_id: null,
    next_step: number % 50 === 0 ? 'Call again' : null,
    next_step_at: number % 50 === 0 ? new Date(Date.now() + ((number % 400) - 200) * hour) : null,
    merged_into: null,
    is_suspect: number % 40 === 7,
    version: 0,
    received_at: receivedAt,
    touched_at: receivedAt,
    created_at: receivedAt,
    updated_at: receivedAt,
    published_at: receivedAt,
    announced_at: receivedAt,
    search_text: `${name} ${email} ${digits}`.trim().toLowerCase(),
    phone_digits: digits === '' ? null : digits,
    variant: 'page',
    page: '/book-free-class',
  };
}
