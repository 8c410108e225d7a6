import type { OrderedList } from '@lanternway/contracts/publishing/order';
import { listOrders } from '@lanternway/contracts/publishing/staff-calls';
import { readCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useLoaded } from '@lanternway/desk/asking/use-loaded';
import { PageTabs } from '@lanternway/desk/tabs/PageTabs';
import { useParams } from 'react-router-dom';
import { Found, Nothing } from '@lanternway/desk/loading/Found';
import { PublishingFrame } from '../parts/PublishingFrame';
import { orderPage, orderPageOf } from '../paths';
import { OrderForm } from './OrderForm';

/** Where staff put the entries of a list in order. */
export function OrderPage() {
  const { uid } = useParams();
  const asked = useLoaded(readCall(listOrders, {}));
  return (
    <PublishingFrame title="Order" subtitle="The order in which the site shows testimonials and questions.">
      <Found asked={asked}>{(lists) => <Lists lists={lists} uid={uid} accept={asked.accept} />}</Found>
    </PublishingFrame>
  );
}

interface ListsProps {
  lists: OrderedList[];
  uid: string | undefined;
  accept: (lists: OrderedList[]) => void;
}

function Lists({ lists, uid, accept }: ListsProps) {
  const list = uid === undefined ? lists[0] : lists.find((one) => one.uid === uid);
  if (lists.length === 0) return <Nothing>Your role may not publish anything that has an order.</Nothing>;
  return (
    <>
      <PageTabs
        label="Lists"
        tabs={lists.map((one) => [orderPageOf(one.uid), one.name] as const)}
        isWithin={(pathname, path) =>
          pathname === path || (pathname === orderPage && path === orderPageOf(lists[0]?.uid ?? ''))
        }
      />
      {list === undefined ? (
        <Nothing>There is no such list.</Nothing>
      ) : (
        <OrderForm key={list.uid} list={list} accept={accept} />
      )}
    </>
  );
}
