import { type Block, h2, p, ul } from '../../blocks';

/** Second part of the privacy policy: the browser, the companies that help us, and how long we keep things. */
export const howDataIsHandled: Block[] = [
  h2('Cookies and your browser’s storage'),
  p(
    'We use no cookies for tracking, and no outside analytics or advertising services. Your browser keeps a few things for this site, which you can clear at any time in its settings:',
  ),
  ul([
    'that you are logged in, until you log out;',
    'a cookie named “device”, set when you use an account and kept for a year: by it we know a device on which you have logged in before, so that strangers who try passwords cannot lock you out. It is sent with account calls only and tells nobody who you are;',
    'that the invitation to a free class has been shown, so that it does not open again;',
    'the plan you chose on the way to checkout, and the receipt shown after it;',
    'the exchange rate last used, for 24 hours;',
    'what you have typed into a form and not sent yet, until it is sent or you close the tab;',
    'which site or campaign led you here, until you close the tab; it is sent only with a form that you send;',
    'that you do not want to be counted, if you tell us so on this page.',
  ]),
  p(
    'The scripts of Razorpay and PayPal are loaded only on the checkout page. In their own windows those companies may set cookies under their own policies. The chat button opens a messaging app, which has a policy of its own; nothing is sent until you write.',
  ),
  h2('How we count visits'),
  p(
    'We count how often each page is looked at, and how often a form is opened and sent, a plan chosen and the checkout opened. For each day we keep only sums: the page, the site or campaign that led there, the country, and whether it was a phone, a tablet or a computer. Nobody can be found in them, and no other company gets them.',
  ),
  p(
    'So that one visit is not counted twice on a day, our server makes a code from your internet address and the kind of your browser with a secret that is new each day. Neither the address nor the kind of browser is stored. The code is deleted within 48 hours together with the secret, and then nobody can make it again. It is not joined with your name, your account or your forms. The sums are kept for 25 months.',
  ),
  p(
    'You can object: at the end of this page, under “Counting visits”, choose **Do not count me**. Browsers that send the signal of the Global Privacy Control are never counted.',
  ),
  h2('How we choose your currency'),
  p(
    'To show rupees, dollars or pounds we look up the **country** to which your internet address belongs. Our server does this, usually in a list of its own; your browser asks no other company. The answer serves to choose the currency and, in a form, the dial code, and stands in the daily sums of visits; it is kept with nothing that names you, except that an order notes the country it was placed from. You can switch the currency yourself at any time.',
  ),
  h2('Who else handles data'),
  p('Some companies do work for us. Each gets only what its task needs and may use it for nothing else:'),
  ul([
    '**Razorpay** and **PayPal** take payments and make refunds. For your payment details they are responsible themselves.',
    '**Our hosting and backup provider** keeps the servers on which the site and its database run.',
    '**Our email provider** delivers codes, receipts and invitations.',
    '**Our video call provider** carries the live classes.',
  ]),
  p(
    'Teachers see the first name, age or grade and progress of the learners they teach, and not the parents’ payment records. We hand data to an authority only where the law compels us, and tell you unless we are forbidden to. We do not sell, rent or swap personal data.',
  ),
  h2('Where it is kept'),
  p(
    'We teach children in India, the United Kingdom and the United States, and data may be processed in these countries. Where it leaves your own, we rely on the contracts and safeguards your law provides for such transfers.',
  ),
  h2('How long we keep it'),
  ul([
    '**Free class bookings** that lead to nothing: 24 months after our last contact with you.',
    '**Messages**: 12 months after our last contact with you.',
    '**Applications**: 12 months after our last contact with you, or less if you ask. **Resumes**: 6 months after they came.',
    '**What looks like spam**: 30 days.',
    '**Accounts**: as long as the account is open. Closing it removes your name, email address and password from it at once, and the bookings, messages and applications sent from your email address with them.',
    '**Registrations that are never verified**: 7 days.',
    '**Progress and test results**: as long as the account is open, and 90 days more.',
    '**Orders, receipts and refunds**: as long as tax and accounting law requires, normally eight years.',
    '**One-time codes** work for 10 minutes; what is left of them is deleted within hours.',
    '**Copies of emails sent to you**: 30 days, or less if you close your account or ask us to delete your data.',
    '**That we gave you your data or deleted it**: for good, as proof, without your name or email address.',
    '**Server logs**, which hold internet addresses and help us stop spam and break-ins: 30 days.',
  ]),
  p(
    'After that the data is deleted, or stripped of everything that could point to a person. When you close an account, its orders stay for the time the law sets, with your details removed as far as the law allows.',
  ),
  h2('How we protect it'),
  p(
    'Everything travels encrypted. Passwords and codes are stored only as fingerprints that cannot be read back. Staff see what their work needs: those who edit the site do not see enquiries, and those who arrange classes do not change prices. If something goes wrong and your data is at risk, we tell you and the authority in the time the law sets.',
  ),
];
