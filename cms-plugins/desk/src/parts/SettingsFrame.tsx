import { Button, Flex, Grid } from '@strapi/design-system';
import type { FormEvent, ReactNode } from 'react';
import { StackedForm } from '../inputs/StackedForm';
import { KeptNote } from './KeptNote';

interface SettingsFrameProps {
  mayChange: boolean;
  isSaving: boolean;
  isTouched: boolean;
  /** Whether the form shows what was typed before the page was opened, and how to drop that. */
  wasKept: boolean;
  forget: () => void;
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
  wasKept,
  forget,
  save,
  saveWord = 'Save',
  children,
}: SettingsFrameProps) {
  return (
    <StackedForm gap={4} onSubmit={save}>
      <KeptNote wasKept={wasKept} onDiscard={forget} />
      {children}
      {mayChange && (
        <Flex>
          <Button type="submit" loading={isSaving} disabled={!isTouched}>
            {saveWord}
          </Button>
        </Flex>
      )}
    </StackedForm>
  );
}

/** A field in a row of three; on a phone it has its own row. */
export const Column = ({ children }: { children: ReactNode }) => (
  <Grid.Item col={4} m={6} s={12} xs={12} direction="column" alignItems="stretch">
    {children}
  </Grid.Item>
);
