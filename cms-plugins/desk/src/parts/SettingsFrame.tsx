import { Button, Flex, Grid } from '@strapi/design-system';
import type { FormEvent, ReactNode } from 'react';

interface SettingsFrameProps {
  mayChange: boolean;
  isSaving: boolean;
  isTouched: boolean;
  save: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** Text of the button. */
  saveWord?: string;
  children: ReactNode;
}

/** A settings form, with a save button for staff who may change the settings. */
export function SettingsFrame({
  mayChange,
  isSaving,
  isTouched,
  save,
  saveWord = 'Save',
  children,
}: SettingsFrameProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        void save(event);
      }}
    >
      <Flex direction="column" alignItems="stretch" gap={4}>
        {children}
        {mayChange && (
          <Flex>
            <Button type="submit" loading={isSaving} disabled={!isTouched}>
              {saveWord}
            </Button>
          </Flex>
        )}
      </Flex>
    </form>
  );
}

/** A field in a row of three; on a phone it has its own row. */
export const Column = ({ children }: { children: ReactNode }) => (
  <Grid.Item col={4} m={6} s={12} xs={12} direction="column" alignItems="stretch">
    {children}
  </Grid.Item>
);
