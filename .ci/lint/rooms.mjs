/**
 * Who may import whom, as data. The names are folders from the repository's root. Each room may import the rooms listed
 * next to it, and no other rooms of ours. docs/where-code-lives.md explains it.
 */

const payments = 'cms-plugins/payments';
const plugins = [
  'accounts',
  'audit',
  'payments',
  'enquiries',
  'classes',
  'insight',
  'publisher',
  'mailer',
].map((name) => `cms-plugins/${name}`);
const contracts = 'cms-plugins/contracts';
const serverKit = 'cms-plugins/server-kit';
const objectStore = 'cms-plugins/object-store';
const desk = 'cms-plugins/desk';
const sandbox = 'cms-plugins/payment-sandbox';

/** @typedef {{ room: string, may: string[] }} Room */

/** The workspace's rooms. The Strapi application imports its plugins only in `cms/config`. @type {Room[]} */
export const workspaceRooms = [
  { room: contracts, may: [] },
  { room: desk, may: [contracts] },
  { room: serverKit, may: [contracts] },
  { room: objectStore, may: [] },
  ...plugins.map((room) => ({
    room,
    may: [contracts, serverKit, objectStore, desk, ...(room === payments ? [sandbox] : [])],
  })),
  { room: sandbox, may: [] },
  { room: 'cms/config', may: [contracts, 'cms', ...plugins] },
  { room: 'cms/src', may: [contracts, objectStore, desk, 'cms'] },
  { room: 'cms/tests', may: [contracts, objectStore, 'cms'] },
  { room: 'seeds', may: [contracts, 'cms/types'] },
  { room: 'frontend', may: [contracts] },
];

/** The layers inside the site; the frameworks' own entry files (gatsby-*.ts) are above all of them. @type {Room[]} */
export const siteRooms = [
  { room: 'pages', may: ['views', 'content', 'features', 'layout'] },
  { room: 'views', may: ['features', 'ui', 'content'] },
  { room: 'layout', may: ['features', 'content', 'ui'] },
  { room: 'features', may: ['server-calls', 'browser', 'ui', 'content'] },
  { room: 'server-calls', may: ['browser'] },
  { room: 'ui', may: ['content'] },
  { room: 'content', may: ['ui'] },
  { room: 'start-up', may: ['browser'] },
  { room: 'browser', may: [] },
  { room: 'build', may: ['content', 'ui', 'layout'] },
];

/** The layers inside a plugin's server, from the top down. None imports a higher one, and routes skip none. */
export const pluginFloors = [
  { room: 'routes', may: ['controllers'] },
  { room: 'controllers', may: ['services'] },
  { room: 'services', may: ['providers', 'content-types'] },
  { room: 'providers', may: [] },
];

/**
 * The subjects inside each plugin's `services`, and the others that each may import. There are no cycles. All of them
 * may import the files next to the folders.
 * @type {Readonly<Record<string, Readonly<Record<string, string[]>>>>}
 */
export const serviceSubjects = {
  [payments]: {
    orders: [],
    families: ['orders'],
    settings: ['orders'],
    enrolments: ['orders'],
    attention: ['orders', 'settings'],
    receipts: ['orders', 'settings'],
    'credit-notes': ['orders', 'settings', 'receipts'],
    refunds: ['orders', 'settings', 'enrolments', 'attention', 'credit-notes'],
    settlement: ['orders', 'enrolments', 'attention', 'receipts', 'refunds'],
    checkout: ['orders', 'settings', 'receipts', 'credit-notes', 'refunds', 'settlement'],
    revenue: ['orders', 'receipts'],
    staff: ['orders', 'enrolments', 'attention', 'credit-notes', 'refunds', 'settlement', 'revenue'],
    privacy: ['orders', 'enrolments', 'receipts', 'credit-notes', 'settlement'],
    reconciliation: ['orders', 'settings', 'attention', 'refunds', 'settlement', 'staff'],
    webhooks: ['orders', 'enrolments', 'attention', 'refunds', 'settlement', 'reconciliation'],
  },
  'cms-plugins/publisher': {
    content: [],
    changes: [],
    leadership: [],
    verify: ['content'],
    builds: ['content'],
    releases: ['builds'],
    preview: ['content'],
    campaigns: ['content'],
    approvals: ['content', 'builds'],
    health: ['content', 'builds', 'preview', 'verify'],
    schedules: ['content', 'changes', 'approvals'],
    order: ['content', 'changes'],
    redirects: ['content', 'changes', 'builds'],
    'build-loop': ['content', 'changes', 'leadership', 'verify', 'builds', 'releases'],
    tracking: ['content', 'changes', 'campaigns', 'approvals', 'health', 'schedules', 'redirects'],
    staff: ['content', 'changes', 'builds', 'schedules'],
  },
  'cms-plugins/enquiries': {
    items: [],
    families: ['items'],
    resumes: ['items'],
    classes: ['items'],
    notifications: ['items', 'classes'],
    wishes: ['items', 'classes'],
    booking: ['items', 'notifications', 'classes', 'wishes'],
    managing: ['items', 'classes'],
    reports: ['items', 'classes'],
    marks: ['items', 'classes', 'managing'],
    teaching: ['items', 'classes', 'managing', 'reports', 'marks'],
    inbox: ['items'],
    planning: ['items', 'classes', 'marks', 'wishes', 'inbox'],
    intake: ['items', 'notifications', 'resumes', 'booking'],
    adding: ['items', 'intake', 'inbox'],
    item: ['items', 'classes', 'reports', 'inbox'],
    privacy: ['items', 'resumes', 'reports', 'inbox'],
    export: ['items', 'classes', 'reports', 'inbox', 'item'],
  },
  'cms-plugins/audit': {
    lines: [],
    entries: ['lines'],
    versions: ['entries'],
    content: ['lines', 'entries', 'versions'],
    calls: ['lines'],
    chain: ['lines', 'versions'],
    staff: ['lines', 'chain'],
    privacy: ['lines'],
  },
  'cms-plugins/insight': {
    visits: [],
    'visit-report': ['visits'],
    people: [],
    keeping: ['people'],
    files: [],
    spend: ['people', 'files'],
    reports: ['people', 'keeping', 'spend', 'files', 'visits'],
    privacy: ['people', 'keeping'],
  },
  'cms-plugins/classes': {
    calendar: [],
    openings: ['calendar'],
    holds: ['calendar', 'openings'],
    timetable: ['calendar', 'holds'],
    staff: ['calendar', 'holds', 'openings'],
    teaching: ['calendar'],
  },
  'cms-plugins/accounts': {
    'rate-limits': [],
    users: [],
    families: ['users'],
    sessions: ['rate-limits'],
    codes: ['rate-limits', 'users', 'sessions'],
    passwords: ['rate-limits', 'users', 'sessions', 'codes'],
    registration: ['users', 'sessions', 'codes', 'passwords'],
    login: ['rate-limits', 'users', 'sessions', 'codes', 'passwords'],
    'personal-data': ['rate-limits', 'users', 'sessions', 'codes', 'passwords'],
  },
  'cms-plugins/mailer': {
    outbox: [],
    render: [],
    dispatch: ['outbox', 'render'],
    staff: ['outbox', 'render', 'dispatch'],
  },
};

/** Rooms that may import the types of `content`, but not its code. */
export const contentTypesOnly = ['views', 'features', 'ui'];

/**
 * Folders that may import the form library and validation schemas: everything else is on content pages too. Only the build
 * imports the schemas of landing pages.
 */
export const withForms = [
  'src/content/landing/schemas',
  'src/ui/forms',
  'src/features/account',
  'src/features/booking',
  'src/features/contact',
  'src/features/careers',
  'src/features/checkout',
  'src/features/orders',
];

/** Folders that may use MUI: forms on content pages are built from native parts (decision 80). */
export const withMui = [
  'src/ui/forms/mui',
  'src/ui/forms/theme',
  'src/features/account',
  'src/features/checkout',
  'src/features/orders',
];

export const pluginRooms = plugins;

/** Screen parts: for screens of a plugin and of the CMS, never for a server. */
export const screenParts = desk;

/** What a plugin's server is made of, and never its screens. */
export const serverParts = serverKit;

/** The sandbox of the payment providers: run as a program, and by the tests of the providers' code. */
export const sandboxForTests = {
  target: `./${payments}/{server,admin}/**/!(*.test|at-sandbox).{ts,tsx}`,
  from: `./${sandbox}`,
  message: 'Only the tests of the providers run the sandbox.',
};
