import { Anchor } from '../../ui/links/Anchor';
import { Icon } from '../../ui/art/Icon';

const ways = [
  { what: 'Book a free class', label: 'Book', href: '/book-free-class' },
  { what: 'Find a receipt, or ask for money back', label: 'Your orders', href: '/profile' },
  { what: 'See what a plan costs', label: 'Plans and prices', href: '/#plans' },
  { what: 'Set a new password', label: 'Forgot password', href: '/forgot-password' },
  { what: 'Look something up', label: 'Questions and answers', href: '/faq' },
];

/** What a parent can do without waiting for us. */
export function SelfService() {
  return (
    <section aria-labelledby="self-title">
      <h2 id="self-title">Quicker without us</h2>
      <ul className="self">
        {ways.map(({ what, label, href }) => (
          <li key={href}>
            <span>{what}</span>
            <Anchor href={href}>
              {label}
              <Icon name="arrow-right-bold" />
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}
