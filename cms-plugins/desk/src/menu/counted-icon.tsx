import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import type { Clock } from '@strapi/icons';
import { getFetchClient, useAuth } from '@strapi/strapi/admin';
import {
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
  type ComponentPropsWithoutRef,
  type ComponentType,
} from 'react';
import { styled } from 'styled-components';
import { latestFor, onAnswer, readAs } from '../asking/answers';
import { stayFresh, type Counted } from './stay-fresh';

interface Waiting<T> extends Pick<Counted, 'changedBy'> {
  /** Who has it sees the number. */
  permission: string;
  call: StaffCall<T>;
  countOf: (value: T) => number;
}

/** As of any icon of Strapi's. */
type IconProps = ComponentPropsWithoutRef<typeof Clock>;

const mostShown = 99;

const get = async (path: string): Promise<unknown> => (await getFetchClient().get<unknown>(path)).data;

/** The icon of a point in the admin's menu, with how many things wait behind it. */
export function countedIcon<T>(Icon: ComponentType<IconProps>, waiting: Waiting<T>) {
  return function CountedIcon(icon: IconProps) {
    const count = useCount(waiting);
    const [holder, id] = useDescription();
    return (
      <Holder ref={holder}>
        <Icon {...icon} />
        {count > 0 && (
          <span
            className="count"
            data-count={count > mostShown ? `${String(mostShown)}+` : count}
            aria-hidden
          />
        )}
        <span id={id} hidden>
          {count > 0 ? `${count.toLocaleString()} waiting` : ''}
        </span>
      </Holder>
    );
  };
}

function useCount<T>({ permission, call: { path }, countOf, changedBy }: Waiting<T>): number {
  const { permissions, user } = useAuth('countedIcon', (auth) => auth);
  const isMine = permissions.some(({ action }) => action === permission);
  const who = user?.id;
  const answer = useSyncExternalStore(onAnswer, () => latestFor(who, path));
  useEffect(() => {
    if (!isMine) return undefined;
    readAs(who);
    return stayFresh({ path, changedBy }, get);
  }, [isMine, who, path, changedBy]);
  return isMine && answer !== null ? countOf(answer.value as T) : 0;
}

/** The menu names its link itself and knows no number, so the link is described by it. */
function useDescription() {
  const holder = useRef<HTMLSpanElement>(null);
  const id = useId();
  useEffect(() => {
    holder.current?.closest('a')?.setAttribute('aria-describedby', id);
  }, [id]);
  return [holder, id] as const;
}

const Holder = styled.span`
  display: block;
  position: relative;

  & > svg {
    display: block;
  }

  /* Drawn, not written: the text of a link that has a name must be in that name. */
  .count::before {
    content: attr(data-count);
  }

  .count {
    position: absolute;
    inset-block-start: -1.2rem;
    inset-inline-start: 1rem;
    min-width: 1.8rem;
    padding-inline: 0.4rem;
    border-radius: 0.9rem;
    background: ${({ theme }) => theme.colors.danger600};
    color: ${({ theme }) => theme.colors.neutral0};
    font-size: 1.1rem;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    line-height: 1.8rem;
    text-align: center;
  }
`;
