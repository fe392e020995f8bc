import type { SettingView } from '../../../../../src/settings/settings.types.js';
import { detailOf } from '../../../shared/api/problem.js';
import { adminSettingsTexts as texts } from '../../../shared/texts/admin-settings.js';
import { toast } from '../../../shared/ui/toast.js';
import { useSetSettingMutation } from './settings-api.js';

/** Saves a setting's new value over the one that is shown, and says how it went. */
export function useSaveSetting({ key, value: seen }: SettingView) {
  const [set, { isLoading }] = useSetSettingMutation();
  return {
    isSaving: isLoading,
    save: async (value: unknown): Promise<void> => {
      try {
        await set({ key, value, seen }).unwrap();
        toast({ kind: 'success', title: texts.saved });
      } catch (error) {
        toast({ kind: 'error', title: texts.notSaved, text: detailOf(error) });
      }
    },
  };
}
