import type { StaffCall } from '@lanternway/contracts/wire/staff-endpoint';
import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';
import { tellDeed } from './answers';

/** Sends a call as its contract says, and returns its reply. Rejects as Strapi's client does. */
export function useCall() {
  const { get, post, del } = useFetchClient();
  return useCallback(
    async <Reply>({ endpoint: { method }, path, body }: StaffCall<Reply>): Promise<Reply> => {
      if (method === 'GET') return (await get<Reply>(path)).data;
      const { data } = method === 'DELETE' ? await del<Reply>(path) : await post<Reply>(path, body);
      tellDeed(path);
      return data;
    },
    [get, post, del],
  );
}
