// Written by `npm run types` from the database's catalogue. Do not edit.
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  // Lets createClient pick the right types by itself.
  __InternalSupabase: {
    PostgrestVersion: "13.0.4"
  }
  public: {
    Tables: {
      agent_site_names: {
        Row: {
          created_at: string
          id: string
          name: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          user_id?: string
        }
        Relationships: []
      }
      agent_site_visits: {
        Row: {
          day: string
          forms: number
          id: string
          presses: number
          published_code: string | null
          source: "direct" | "search" | "facebook" | "instagram" | "whatsapp" | "portal" | "other"
          user_id: string
          views: number
        }
        Insert: {
          day: string
          forms?: number
          id?: string
          presses?: number
          published_code?: string | null
          source: "direct" | "search" | "facebook" | "instagram" | "whatsapp" | "portal" | "other"
          user_id: string
          views?: number
        }
        Update: {
          day?: string
          forms?: number
          id?: string
          presses?: number
          published_code?: string | null
          source?: "direct" | "search" | "facebook" | "instagram" | "whatsapp" | "portal" | "other"
          user_id?: string
          views?: number
        }
        Relationships: []
      }
      agent_sites: {
        Row: {
          areas: string[]
          blocked_at: string | null
          created_at: string
          id: string
          introduction: string | null
          is_published: boolean
          name: string
          updated_at: string
          user_id: string
          version: number
        }
        Insert: {
          areas?: string[]
          blocked_at?: string | null
          created_at?: string
          id?: string
          introduction?: string | null
          is_published?: boolean
          name: string
          updated_at?: string
          user_id?: string
          version?: number
        }
        Update: {
          areas?: string[]
          blocked_at?: string | null
          created_at?: string
          id?: string
          introduction?: string | null
          is_published?: boolean
          name?: string
          updated_at?: string
          user_id?: string
          version?: number
        }
        Relationships: []
      }
      bulk_actions: {
        Row: {
          action: Json
          bytes: number
          created_at: string
          id: string
          kind: "clients" | "opportunities" | "tasks" | "interactions" | "documents"
          user_id: string
        }
        Insert: {
          action: Json
          bytes?: never
          created_at?: string
          id?: string
          kind: "clients" | "opportunities" | "tasks" | "interactions" | "documents"
          user_id?: string
        }
        Update: {
          action?: Json
          bytes?: never
          created_at?: string
          id?: string
          kind?: "clients" | "opportunities" | "tasks" | "interactions" | "documents"
          user_id?: string
        }
        Relationships: []
      }
      bulk_packets: {
        Row: {
          answers: Json | null
          bytes: number
          id: string
          ids: string[]
          outcomes: Json | null
          place: number
          run_id: string
          undo_outcomes: Json | null
          undone: Json | null
          user_id: string
        }
        Insert: {
          answers?: Json | null
          bytes?: never
          id?: string
          ids: string[]
          outcomes?: never
          place: number
          run_id: string
          undo_outcomes?: never
          undone?: Json | null
          user_id?: string
        }
        Update: {
          answers?: Json | null
          bytes?: never
          id?: string
          ids?: string[]
          outcomes?: never
          place?: number
          run_id?: string
          undo_outcomes?: never
          undone?: Json | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "bulk_packets_run_id_fkey"
            columns: ["run_id","user_id"]
            isOneToOne: false
            referencedRelation: "bulk_actions"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      chat_interactions: {
        Row: {
          context: Json
          conversation_id: string
          created_at: string
          id: string
          listing_ids: number[]
          message: string
          outcomes: string[]
          response: string | null
          user_id: string
        }
        Insert: {
          context?: Json
          conversation_id?: string
          created_at?: string
          id?: string
          listing_ids?: number[]
          message: string
          outcomes?: string[]
          response?: string | null
          user_id?: string
        }
        Update: {
          context?: Json
          conversation_id?: string
          created_at?: string
          id?: string
          listing_ids?: number[]
          message?: string
          outcomes?: string[]
          response?: string | null
          user_id?: string
        }
        Relationships: []
      }
      client_consents: {
        Row: {
          accepts_optional: boolean
          client_id: string
          created_at: string
          given_at: string
          id: string
          method: "in_person" | "whatsapp" | "email" | "phone" | "paper" | "link"
          notice_id: string
          updated_at: string
          user_id: string
          withdrawn_at: string | null
        }
        Insert: {
          accepts_optional?: boolean
          client_id: string
          created_at?: string
          given_at?: string
          id?: string
          method: "in_person" | "whatsapp" | "email" | "phone" | "paper" | "link"
          notice_id: string
          updated_at?: string
          user_id?: string
          withdrawn_at?: string | null
        }
        Update: {
          accepts_optional?: boolean
          client_id?: string
          created_at?: string
          given_at?: string
          id?: string
          method?: "in_person" | "whatsapp" | "email" | "phone" | "paper" | "link"
          notice_id?: string
          updated_at?: string
          user_id?: string
          withdrawn_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "client_consents_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "client_consents_notice_id_fkey"
            columns: ["notice_id","user_id"]
            isOneToOne: false
            referencedRelation: "privacy_notices"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      client_erasures: {
        Row: {
          erased: Json
          erased_at: string
          id: string
          kept: Json
          user_id: string
        }
        Insert: {
          erased: Json
          erased_at?: string
          id?: string
          kept: Json
          user_id?: string
        }
        Update: {
          erased?: Json
          erased_at?: string
          id?: string
          kept?: Json
          user_id?: string
        }
        Relationships: []
      }
      client_preferences: {
        Row: {
          bedrooms: number | null
          client_id: string
          created_at: string
          id: string
          locations: string[]
          max_price: number | null
          min_price: number | null
          operation: "sale" | "rent" | null
          property_type: ("casa" | "departamento" | "penthouse" | "terreno" | "oficina" | "local" | "bodega" | "nave" | "edificio" | "rancho" | "other")[]
          updated_at: string
          user_id: string
        }
        Insert: {
          bedrooms?: number | null
          client_id: string
          created_at?: string
          id?: string
          locations?: string[]
          max_price?: number | null
          min_price?: number | null
          operation?: "sale" | "rent" | null
          property_type?: ("casa" | "departamento" | "penthouse" | "terreno" | "oficina" | "local" | "bodega" | "nave" | "edificio" | "rancho" | "other")[]
          updated_at?: string
          user_id?: string
        }
        Update: {
          bedrooms?: number | null
          client_id?: string
          created_at?: string
          id?: string
          locations?: string[]
          max_price?: number | null
          min_price?: number | null
          operation?: "sale" | "rent" | null
          property_type?: ("casa" | "departamento" | "penthouse" | "terreno" | "oficina" | "local" | "bodega" | "nave" | "edificio" | "rancho" | "other")[]
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "client_preferences_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: true
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      clients: {
        Row: {
          address: string | null
          birthday: string | null
          budget_max: number | null
          budget_min: number | null
          created_at: string
          email: string | null
          first_name: string
          id: string
          import_id: string | null
          import_row: number | null
          is_example: boolean
          last_name: string | null
          needs_review: boolean
          notes: string | null
          phone: string | null
          search: string
          source: string | null
          status: "active" | "inactive" | "lead"
          tags: string[]
          type: "propietario" | "comprador" | "inquilino" | "inversionista"
          updated_at: string
          user_id: string
          whatsapp: string | null
        }
        Insert: {
          address?: string | null
          birthday?: string | null
          budget_max?: number | null
          budget_min?: number | null
          created_at?: string
          email?: string | null
          first_name: string
          id?: string
          import_id?: string | null
          import_row?: number | null
          is_example?: boolean
          last_name?: string | null
          needs_review?: boolean
          notes?: string | null
          phone?: string | null
          search?: never
          source?: string | null
          status?: "active" | "inactive" | "lead"
          tags?: string[]
          type: "propietario" | "comprador" | "inquilino" | "inversionista"
          updated_at?: string
          user_id?: string
          whatsapp?: string | null
        }
        Update: {
          address?: string | null
          birthday?: string | null
          budget_max?: number | null
          budget_min?: number | null
          created_at?: string
          email?: string | null
          first_name?: string
          id?: string
          import_id?: string | null
          import_row?: number | null
          is_example?: boolean
          last_name?: string | null
          needs_review?: boolean
          notes?: string | null
          phone?: string | null
          search?: never
          source?: string | null
          status?: "active" | "inactive" | "lead"
          tags?: string[]
          type?: "propietario" | "comprador" | "inquilino" | "inversionista"
          updated_at?: string
          user_id?: string
          whatsapp?: string | null
        }
        Relationships: []
      }
      document_ai_history: {
        Row: {
          content: string | null
          created_at: string
          id: string
          metadata: Json
          template_type: "pagare" | "recibo_renta" | "contrato_arrendamiento" | "contrato_compraventa" | null
          type: "generation" | "suggestions"
          user_id: string
        }
        Insert: {
          content?: string | null
          created_at?: string
          id?: string
          metadata?: Json
          template_type?: "pagare" | "recibo_renta" | "contrato_arrendamiento" | "contrato_compraventa" | null
          type: "generation" | "suggestions"
          user_id?: string
        }
        Update: {
          content?: string | null
          created_at?: string
          id?: string
          metadata?: Json
          template_type?: "pagare" | "recibo_renta" | "contrato_arrendamiento" | "contrato_compraventa" | null
          type?: "generation" | "suggestions"
          user_id?: string
        }
        Relationships: []
      }
      document_history: {
        Row: {
          action: "created" | "edited" | "restored" | "shared" | "revoked" | "opened" | "downloaded"
          created_at: string
          details: Json
          document_id: string
          id: string
          performed_by: string | null
          user_id: string
        }
        Insert: {
          action: "created" | "edited" | "restored" | "shared" | "revoked" | "opened" | "downloaded"
          created_at?: string
          details?: Json
          document_id: string
          id?: string
          performed_by?: string | null
          user_id: string
        }
        Update: {
          action?: "created" | "edited" | "restored" | "shared" | "revoked" | "opened" | "downloaded"
          created_at?: string
          details?: Json
          document_id?: string
          id?: string
          performed_by?: string | null
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "document_history_document_id_fkey"
            columns: ["document_id","user_id"]
            isOneToOne: false
            referencedRelation: "documents"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      document_shares: {
        Row: {
          created_at: string
          document_id: string
          expires_at: string
          id: string
          last_viewed_at: string | null
          revoked_at: string | null
          shared_email: string | null
          shared_with: string | null
          token_hash: string
          updated_at: string
          user_id: string
          views: number
        }
        Insert: {
          created_at?: string
          document_id: string
          expires_at?: string
          id?: string
          last_viewed_at?: string | null
          revoked_at?: string | null
          shared_email?: string | null
          shared_with?: string | null
          token_hash: string
          updated_at?: string
          user_id?: string
          views?: number
        }
        Update: {
          created_at?: string
          document_id?: string
          expires_at?: string
          id?: string
          last_viewed_at?: string | null
          revoked_at?: string | null
          shared_email?: string | null
          shared_with?: string | null
          token_hash?: string
          updated_at?: string
          user_id?: string
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: "document_shares_document_id_fkey"
            columns: ["document_id","user_id"]
            isOneToOne: false
            referencedRelation: "documents"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "document_shares_shared_with_fkey"
            columns: ["shared_with","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      document_templates: {
        Row: {
          author: string | null
          category: "contract" | "lease_application" | "rent_receipt" | "maintenance" | "other"
          content: string
          created_at: string
          description: string | null
          id: string
          is_public: boolean
          name: string
          updated_at: string
          user_id: string | null
          variables: Json
        }
        Insert: {
          author?: string | null
          category?: "contract" | "lease_application" | "rent_receipt" | "maintenance" | "other"
          content: string
          created_at?: string
          description?: string | null
          id?: string
          is_public?: boolean
          name: string
          updated_at?: string
          user_id?: string | null
          variables?: Json
        }
        Update: {
          author?: string | null
          category?: "contract" | "lease_application" | "rent_receipt" | "maintenance" | "other"
          content?: string
          created_at?: string
          description?: string | null
          id?: string
          is_public?: boolean
          name?: string
          updated_at?: string
          user_id?: string | null
          variables?: Json
        }
        Relationships: []
      }
      document_versions: {
        Row: {
          content: string | null
          created_at: string
          created_by: string | null
          document_id: string
          id: string
          user_id: string
          version: number
        }
        Insert: {
          content?: string | null
          created_at?: string
          created_by?: string | null
          document_id: string
          id?: string
          user_id: string
          version: number
        }
        Update: {
          content?: string | null
          created_at?: string
          created_by?: string | null
          document_id?: string
          id?: string
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "document_versions_document_id_fkey"
            columns: ["document_id","user_id"]
            isOneToOne: false
            referencedRelation: "documents"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      documents: {
        Row: {
          category: "contract" | "lease_application" | "rent_receipt" | "maintenance" | "other"
          client_id: string | null
          content: string | null
          created_at: string
          id: string
          last_edited_at: string
          metadata: Json
          name: string
          property_id: string | null
          search: string
          status: "draft" | "pending" | "active" | "expired" | "cancelled"
          template_id: string | null
          type: string
          updated_at: string
          url: string | null
          user_id: string
          version: number
        }
        Insert: {
          category?: "contract" | "lease_application" | "rent_receipt" | "maintenance" | "other"
          client_id?: string | null
          content?: string | null
          created_at?: string
          id?: string
          last_edited_at?: string
          metadata?: Json
          name: string
          property_id?: string | null
          search?: never
          status?: "draft" | "pending" | "active" | "expired" | "cancelled"
          template_id?: string | null
          type?: string
          updated_at?: string
          url?: string | null
          user_id?: string
          version?: number
        }
        Update: {
          category?: "contract" | "lease_application" | "rent_receipt" | "maintenance" | "other"
          client_id?: string | null
          content?: string | null
          created_at?: string
          id?: string
          last_edited_at?: string
          metadata?: Json
          name?: string
          property_id?: string | null
          search?: never
          status?: "draft" | "pending" | "active" | "expired" | "cancelled"
          template_id?: string | null
          type?: string
          updated_at?: string
          url?: string | null
          user_id?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "documents_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "documents_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "documents_template_id_fkey"
            columns: ["template_id"]
            isOneToOne: false
            referencedRelation: "document_templates"
            referencedColumns: ["id"]
          },
        ]
      }
      follow_up_plans: {
        Row: {
          built_in: string | null
          client_type: "propietario" | "comprador" | "inquilino" | "inversionista" | null
          created_at: string
          id: string
          is_automatic: boolean
          name: string
          stage_id: string | null
          starts_when: "hand" | "client_added" | "stage_reached" | "visit_made" | "lease_begun"
          steps: Json
          updated_at: string
          user_id: string
        }
        Insert: {
          built_in?: string | null
          client_type?: "propietario" | "comprador" | "inquilino" | "inversionista" | null
          created_at?: string
          id?: string
          is_automatic?: boolean
          name: string
          stage_id?: string | null
          starts_when?: "hand" | "client_added" | "stage_reached" | "visit_made" | "lease_begun"
          steps: Json
          updated_at?: string
          user_id?: string
        }
        Update: {
          built_in?: string | null
          client_type?: "propietario" | "comprador" | "inquilino" | "inversionista" | null
          created_at?: string
          id?: string
          is_automatic?: boolean
          name?: string
          stage_id?: string | null
          starts_when?: "hand" | "client_added" | "stage_reached" | "visit_made" | "lease_begun"
          steps?: Json
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "follow_up_plans_stage_id_fkey"
            columns: ["stage_id"]
            isOneToOne: false
            referencedRelation: "opportunity_stages"
            referencedColumns: ["id"]
          },
        ]
      }
      follow_up_runs: {
        Row: {
          client_id: string
          created_at: string
          id: string
          next_on: string | null
          next_step: number
          opportunity_id: string | null
          paused_on: string | null
          plan_id: string | null
          plan_name: string
          source_id: string | null
          started_on: string
          state: "running" | "paused" | "ended"
          steps: Json
          updated_at: string
          user_id: string
          why: "by_hand" | "answered" | "done" | "merged" | "closed" | null
        }
        Insert: {
          client_id: string
          created_at?: string
          id?: string
          next_on?: string | null
          next_step?: number
          opportunity_id?: string | null
          paused_on?: string | null
          plan_id?: string | null
          plan_name: string
          source_id?: string | null
          started_on: string
          state?: "running" | "paused" | "ended"
          steps: Json
          updated_at?: string
          user_id?: string
          why?: "by_hand" | "answered" | "done" | "merged" | "closed" | null
        }
        Update: {
          client_id?: string
          created_at?: string
          id?: string
          next_on?: string | null
          next_step?: number
          opportunity_id?: string | null
          paused_on?: string | null
          plan_id?: string | null
          plan_name?: string
          source_id?: string | null
          started_on?: string
          state?: "running" | "paused" | "ended"
          steps?: Json
          updated_at?: string
          user_id?: string
          why?: "by_hand" | "answered" | "done" | "merged" | "closed" | null
        }
        Relationships: [
          {
            foreignKeyName: "follow_up_runs_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "follow_up_runs_opportunity_id_fkey"
            columns: ["opportunity_id","user_id"]
            isOneToOne: false
            referencedRelation: "opportunities"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "follow_up_runs_plan_id_fkey"
            columns: ["plan_id","user_id"]
            isOneToOne: false
            referencedRelation: "follow_up_plans"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      interactions: {
        Row: {
          booked_by: "agent" | "assistant"
          client_id: string | null
          created_at: string
          description: string | null
          id: string
          is_example: boolean
          is_inbound: boolean
          opportunity_id: string | null
          outcome: string | null
          photos: string[]
          pinned_at: string | null
          property_id: string | null
          scheduled_at: string | null
          selection_item_id: string | null
          subject: string
          type: "call" | "email" | "meeting" | "whatsapp" | "visit" | "offer" | "other"
          updated_at: string
          user_id: string
        }
        Insert: {
          booked_by?: "agent" | "assistant"
          client_id?: string | null
          created_at?: string
          description?: string | null
          id?: string
          is_example?: boolean
          is_inbound?: boolean
          opportunity_id?: string | null
          outcome?: string | null
          photos?: string[]
          pinned_at?: string | null
          property_id?: string | null
          scheduled_at?: string | null
          selection_item_id?: string | null
          subject: string
          type?: "call" | "email" | "meeting" | "whatsapp" | "visit" | "offer" | "other"
          updated_at?: string
          user_id?: string
        }
        Update: {
          booked_by?: "agent" | "assistant"
          client_id?: string | null
          created_at?: string
          description?: string | null
          id?: string
          is_example?: boolean
          is_inbound?: boolean
          opportunity_id?: string | null
          outcome?: string | null
          photos?: string[]
          pinned_at?: string | null
          property_id?: string | null
          scheduled_at?: string | null
          selection_item_id?: string | null
          subject?: string
          type?: "call" | "email" | "meeting" | "whatsapp" | "visit" | "offer" | "other"
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "interactions_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "interactions_opportunity_id_fkey"
            columns: ["opportunity_id","user_id"]
            isOneToOne: false
            referencedRelation: "opportunities"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "interactions_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "interactions_selection_item_id_fkey"
            columns: ["selection_item_id","user_id"]
            isOneToOne: false
            referencedRelation: "selection_items"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      notification_preferences: {
        Row: {
          created_at: string
          enabled: boolean
          id: string
          kind: "general" | "welcome" | "task_due" | "task_overdue" | "visit_tomorrow" | "visit_booked" | "rental_contract_ending" | "trial_ending" | "document_opened" | "payment_failed" | "client_birthday" | "selection_opened" | "selection_answered" | "owner_report_opened" | "owner_report_due" | "prospect"
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          enabled?: boolean
          id?: string
          kind: "general" | "welcome" | "task_due" | "task_overdue" | "visit_tomorrow" | "visit_booked" | "rental_contract_ending" | "trial_ending" | "document_opened" | "payment_failed" | "client_birthday" | "selection_opened" | "selection_answered" | "owner_report_opened" | "owner_report_due" | "prospect"
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          enabled?: boolean
          id?: string
          kind?: "general" | "welcome" | "task_due" | "task_overdue" | "visit_tomorrow" | "visit_booked" | "rental_contract_ending" | "trial_ending" | "document_opened" | "payment_failed" | "client_birthday" | "selection_opened" | "selection_answered" | "owner_report_opened" | "owner_report_due" | "prospect"
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      notifications: {
        Row: {
          created_at: string
          data: Json
          dedupe_key: string | null
          id: string
          kind: "general" | "welcome" | "task_due" | "task_overdue" | "visit_tomorrow" | "visit_booked" | "rental_contract_ending" | "trial_ending" | "document_opened" | "payment_failed" | "client_birthday" | "selection_opened" | "selection_answered" | "owner_report_opened" | "prospect"
          message: string
          read: boolean
          read_at: string | null
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          data?: Json
          dedupe_key?: string | null
          id?: string
          kind?: "general" | "welcome" | "task_due" | "task_overdue" | "visit_tomorrow" | "visit_booked" | "rental_contract_ending" | "trial_ending" | "document_opened" | "payment_failed" | "client_birthday" | "selection_opened" | "selection_answered" | "owner_report_opened" | "prospect"
          message: string
          read?: boolean
          read_at?: string | null
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          data?: Json
          dedupe_key?: string | null
          id?: string
          kind?: "general" | "welcome" | "task_due" | "task_overdue" | "visit_tomorrow" | "visit_booked" | "rental_contract_ending" | "trial_ending" | "document_opened" | "payment_failed" | "client_birthday" | "selection_opened" | "selection_answered" | "owner_report_opened" | "prospect"
          message?: string
          read?: boolean
          read_at?: string | null
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      opportunities: {
        Row: {
          client_id: string | null
          closed_amount: number | null
          closed_at: string | null
          closed_reason: string | null
          commission_months: number | null
          commission_percentage: number | null
          created_at: string
          expected_amount: number | null
          expected_close_date: string | null
          furthest_stage: number
          id: string
          is_example: boolean
          lender: string | null
          notes: string | null
          probability: number | null
          property_id: string | null
          stage_changed_at: string
          stage_id: string
          status: "open" | "won" | "lost"
          type: "sale" | "rent"
          updated_at: string
          user_id: string
        }
        Insert: {
          client_id?: string | null
          closed_amount?: number | null
          closed_at?: string | null
          closed_reason?: string | null
          commission_months?: number | null
          commission_percentage?: number | null
          created_at?: string
          expected_amount?: number | null
          expected_close_date?: string | null
          furthest_stage?: number
          id?: string
          is_example?: boolean
          lender?: string | null
          notes?: string | null
          probability?: number | null
          property_id?: string | null
          stage_changed_at?: string
          stage_id: string
          status?: "open" | "won" | "lost"
          type?: "sale" | "rent"
          updated_at?: string
          user_id?: string
        }
        Update: {
          client_id?: string | null
          closed_amount?: number | null
          closed_at?: string | null
          closed_reason?: string | null
          commission_months?: number | null
          commission_percentage?: number | null
          created_at?: string
          expected_amount?: number | null
          expected_close_date?: string | null
          furthest_stage?: number
          id?: string
          is_example?: boolean
          lender?: string | null
          notes?: string | null
          probability?: number | null
          property_id?: string | null
          stage_changed_at?: string
          stage_id?: string
          status?: "open" | "won" | "lost"
          type?: "sale" | "rent"
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "opportunities_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "opportunities_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "opportunities_stage_id_fkey"
            columns: ["stage_id"]
            isOneToOne: false
            referencedRelation: "opportunity_stages"
            referencedColumns: ["id"]
          },
        ]
      }
      opportunity_stage_changes: {
        Row: {
          created_at: string
          entered_previous_at: string | null
          from_stage_id: string | null
          id: string
          opportunity_id: string
          stage_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          entered_previous_at?: string | null
          from_stage_id?: string | null
          id?: string
          opportunity_id: string
          stage_id: string
          user_id: string
        }
        Update: {
          created_at?: string
          entered_previous_at?: string | null
          from_stage_id?: string | null
          id?: string
          opportunity_id?: string
          stage_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "opportunity_stage_changes_opportunity_id_fkey"
            columns: ["opportunity_id","user_id"]
            isOneToOne: false
            referencedRelation: "opportunities"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "opportunity_stage_changes_stage_id_fkey"
            columns: ["stage_id"]
            isOneToOne: false
            referencedRelation: "opportunity_stages"
            referencedColumns: ["id"]
          },
        ]
      }
      opportunity_stages: {
        Row: {
          color: string
          created_at: string
          id: string
          name: string
          order_index: number
          outcome: "open" | "won" | "lost"
          updated_at: string
        }
        Insert: {
          color: string
          created_at?: string
          id?: string
          name: string
          order_index: number
          outcome?: "open" | "won" | "lost"
          updated_at?: string
        }
        Update: {
          color?: string
          created_at?: string
          id?: string
          name?: string
          order_index?: number
          outcome?: "open" | "won" | "lost"
          updated_at?: string
        }
        Relationships: []
      }
      owner_reports: {
        Row: {
          client_id: string | null
          created_at: string
          expires_at: string
          facts: Json
          first_day: string
          id: string
          last_day: string
          last_viewed_at: string | null
          property_id: string
          recommendation: string | null
          revoked_at: string | null
          title: string
          token_hash: string
          updated_at: string
          user_id: string
          views: number
        }
        Insert: {
          client_id?: string | null
          created_at?: string
          expires_at?: string
          facts: Json
          first_day: string
          id?: string
          last_day: string
          last_viewed_at?: string | null
          property_id: string
          recommendation?: string | null
          revoked_at?: string | null
          title: string
          token_hash: string
          updated_at?: string
          user_id?: string
          views?: number
        }
        Update: {
          client_id?: string | null
          created_at?: string
          expires_at?: string
          facts?: Json
          first_day?: string
          id?: string
          last_day?: string
          last_viewed_at?: string | null
          property_id?: string
          recommendation?: string | null
          revoked_at?: string | null
          title?: string
          token_hash?: string
          updated_at?: string
          user_id?: string
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: "owner_reports_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "owner_reports_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      privacy_notices: {
        Row: {
          answers: Json
          full_text: string
          id: string
          published_at: string
          simple_text: string
          user_id: string
          version: number
        }
        Insert: {
          answers: Json
          full_text: string
          id?: string
          published_at?: string
          simple_text: string
          user_id?: string
          version?: number
        }
        Update: {
          answers?: Json
          full_text?: string
          id?: string
          published_at?: string
          simple_text?: string
          user_id?: string
          version?: number
        }
        Relationships: []
      }
      professional_jobs: {
        Row: {
          cost: number | null
          created_at: string
          description: string
          id: string
          job_date: string
          notes: string | null
          professional_id: string
          property_id: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          cost?: number | null
          created_at?: string
          description: string
          id?: string
          job_date?: string
          notes?: string | null
          professional_id: string
          property_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          cost?: number | null
          created_at?: string
          description?: string
          id?: string
          job_date?: string
          notes?: string | null
          professional_id?: string
          property_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "professional_jobs_professional_id_fkey"
            columns: ["professional_id","user_id"]
            isOneToOne: false
            referencedRelation: "professionals"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "professional_jobs_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      professionals: {
        Row: {
          address: string | null
          created_at: string
          email: string | null
          id: string
          name: string
          notes: string | null
          phone: string
          profession: "carpintero" | "albañil" | "electricista" | "arquitecto" | "fontanero" | "pintor" | "jardinero" | "cerrajero"
          rating: number
          search: string
          specialty: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          address?: string | null
          created_at?: string
          email?: string | null
          id?: string
          name: string
          notes?: string | null
          phone: string
          profession: "carpintero" | "albañil" | "electricista" | "arquitecto" | "fontanero" | "pintor" | "jardinero" | "cerrajero"
          rating?: number
          search?: never
          specialty?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          address?: string | null
          created_at?: string
          email?: string | null
          id?: string
          name?: string
          notes?: string | null
          phone?: string
          profession?: "carpintero" | "albañil" | "electricista" | "arquitecto" | "fontanero" | "pintor" | "jardinero" | "cerrajero"
          rating?: number
          search?: never
          specialty?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          brand_color: string | null
          company: string | null
          created_at: string
          facebook_url: string | null
          first_screen: "properties" | "crm" | "scripts" | "directory" | "documents" | "calculator" | "estimator" | "images" | "settings" | "today" | "calls" | "plans" | "selections" | "reports"
          full_name: string | null
          id: string
          instagram_url: string | null
          license_number: string | null
          linkedin_url: string | null
          phone: string | null
          photo_path: string | null
          tiktok_url: string | null
          time_zone: string
          updated_at: string
          website_url: string | null
        }
        Insert: {
          brand_color?: string | null
          company?: string | null
          created_at?: string
          facebook_url?: string | null
          first_screen?: "properties" | "crm" | "scripts" | "directory" | "documents" | "calculator" | "estimator" | "images" | "settings" | "today" | "calls" | "plans" | "selections" | "reports"
          full_name?: string | null
          id?: string
          instagram_url?: string | null
          license_number?: string | null
          linkedin_url?: string | null
          phone?: string | null
          photo_path?: string | null
          tiktok_url?: string | null
          time_zone?: string
          updated_at?: string
          website_url?: string | null
        }
        Update: {
          brand_color?: string | null
          company?: string | null
          created_at?: string
          facebook_url?: string | null
          first_screen?: "properties" | "crm" | "scripts" | "directory" | "documents" | "calculator" | "estimator" | "images" | "settings" | "today" | "calls" | "plans" | "selections" | "reports"
          full_name?: string | null
          id?: string
          instagram_url?: string | null
          license_number?: string | null
          linkedin_url?: string | null
          phone?: string | null
          photo_path?: string | null
          tiktok_url?: string | null
          time_zone?: string
          updated_at?: string
          website_url?: string | null
        }
        Relationships: []
      }
      properties: {
        Row: {
          area: number | null
          assigned_agent: Json | null
          bathrooms: number | null
          bedrooms: number | null
          city: string | null
          colonia: string | null
          commission_percentage: number | null
          created_at: string
          currency: "MXN" | "USD"
          description: string | null
          exclusive_until: string | null
          features: string[]
          first_seen_at: string | null
          hides_price: boolean
          id: string
          images: string[]
          is_example: boolean
          is_exclusive: boolean
          is_featured: boolean
          is_published: boolean
          land_area: number | null
          last_seen_at: string | null
          latitude: number | null
          left_site_at: string | null
          location: string
          longitude: number | null
          maintenance_fee: number | null
          not_joined: number[]
          operation: "sale" | "rent"
          operations: string[]
          own_number: number | null
          parking: number | null
          point_shown: "private" | "approximate" | "exact"
          price: number | null
          private_note: string | null
          property_type: "casa" | "departamento" | "penthouse" | "terreno" | "oficina" | "local" | "bodega" | "nave" | "edificio" | "rancho" | "other"
          published_at: string | null
          published_code: string
          rental_contract_end: string | null
          rental_status: "disponible" | "apartada" | "rentada" | null
          sale_status: "disponible" | "apartada" | "vendida" | null
          search: string
          second_price: number | null
          shared_commission_percentage: number | null
          shown_latitude: number | null
          shown_longitude: number | null
          site: string | null
          site_facts: Json | null
          site_listing_id: number | null
          state: string | null
          status: "active" | "inactive"
          street: string | null
          tags: string[]
          title: string
          tour_url: string | null
          updated_at: string
          url: string | null
          user_id: string
          video_url: string | null
          wordpress_id: number | null
          year_built: number | null
        }
        Insert: {
          area?: number | null
          assigned_agent?: Json | null
          bathrooms?: number | null
          bedrooms?: number | null
          city?: string | null
          colonia?: string | null
          commission_percentage?: number | null
          created_at?: string
          currency?: "MXN" | "USD"
          description?: string | null
          exclusive_until?: string | null
          features?: string[]
          first_seen_at?: string | null
          hides_price?: boolean
          id?: string
          images?: string[]
          is_example?: boolean
          is_exclusive?: boolean
          is_featured?: boolean
          is_published?: boolean
          land_area?: number | null
          last_seen_at?: string | null
          latitude?: number | null
          left_site_at?: string | null
          location?: string
          longitude?: number | null
          maintenance_fee?: number | null
          not_joined?: number[]
          operation?: "sale" | "rent"
          operations?: string[]
          own_number?: number | null
          parking?: number | null
          point_shown?: "private" | "approximate" | "exact"
          price?: number | null
          private_note?: string | null
          property_type?: "casa" | "departamento" | "penthouse" | "terreno" | "oficina" | "local" | "bodega" | "nave" | "edificio" | "rancho" | "other"
          published_at?: string | null
          published_code?: never
          rental_contract_end?: string | null
          rental_status?: "disponible" | "apartada" | "rentada" | null
          sale_status?: "disponible" | "apartada" | "vendida" | null
          search?: never
          second_price?: number | null
          shared_commission_percentage?: number | null
          shown_latitude?: never
          shown_longitude?: never
          site?: string | null
          site_facts?: Json | null
          site_listing_id?: number | null
          state?: string | null
          status?: "active" | "inactive"
          street?: string | null
          tags?: string[]
          title?: string
          tour_url?: string | null
          updated_at?: string
          url?: string | null
          user_id?: string
          video_url?: string | null
          wordpress_id?: number | null
          year_built?: number | null
        }
        Update: {
          area?: number | null
          assigned_agent?: Json | null
          bathrooms?: number | null
          bedrooms?: number | null
          city?: string | null
          colonia?: string | null
          commission_percentage?: number | null
          created_at?: string
          currency?: "MXN" | "USD"
          description?: string | null
          exclusive_until?: string | null
          features?: string[]
          first_seen_at?: string | null
          hides_price?: boolean
          id?: string
          images?: string[]
          is_example?: boolean
          is_exclusive?: boolean
          is_featured?: boolean
          is_published?: boolean
          land_area?: number | null
          last_seen_at?: string | null
          latitude?: number | null
          left_site_at?: string | null
          location?: string
          longitude?: number | null
          maintenance_fee?: number | null
          not_joined?: number[]
          operation?: "sale" | "rent"
          operations?: string[]
          own_number?: number | null
          parking?: number | null
          point_shown?: "private" | "approximate" | "exact"
          price?: number | null
          private_note?: string | null
          property_type?: "casa" | "departamento" | "penthouse" | "terreno" | "oficina" | "local" | "bodega" | "nave" | "edificio" | "rancho" | "other"
          published_at?: string | null
          published_code?: never
          rental_contract_end?: string | null
          rental_status?: "disponible" | "apartada" | "rentada" | null
          sale_status?: "disponible" | "apartada" | "vendida" | null
          search?: never
          second_price?: number | null
          shared_commission_percentage?: number | null
          shown_latitude?: never
          shown_longitude?: never
          site?: string | null
          site_facts?: Json | null
          site_listing_id?: number | null
          state?: string | null
          status?: "active" | "inactive"
          street?: string | null
          tags?: string[]
          title?: string
          tour_url?: string | null
          updated_at?: string
          url?: string | null
          user_id?: string
          video_url?: string | null
          wordpress_id?: number | null
          year_built?: number | null
        }
        Relationships: []
      }
      property_clients: {
        Row: {
          client_id: string
          commission_percentage: number | null
          created_at: string
          created_by: string
          end_date: string | null
          id: string
          is_example: boolean
          notes: string | null
          price: number | null
          property_id: string
          relationship_type: "owner" | "buyer" | "tenant" | "investor" | "interested"
          start_date: string
          status: "active" | "ended"
          updated_at: string
          user_id: string
        }
        Insert: {
          client_id: string
          commission_percentage?: number | null
          created_at?: string
          created_by?: string
          end_date?: string | null
          id?: string
          is_example?: boolean
          notes?: string | null
          price?: number | null
          property_id: string
          relationship_type?: "owner" | "buyer" | "tenant" | "investor" | "interested"
          start_date?: string
          status?: "active" | "ended"
          updated_at?: string
          user_id?: string
        }
        Update: {
          client_id?: string
          commission_percentage?: number | null
          created_at?: string
          created_by?: string
          end_date?: string | null
          id?: string
          is_example?: boolean
          notes?: string | null
          price?: number | null
          property_id?: string
          relationship_type?: "owner" | "buyer" | "tenant" | "investor" | "interested"
          start_date?: string
          status?: "active" | "ended"
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "property_clients_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "property_clients_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      property_price_changes: {
        Row: {
          changed_at: string
          currency: "MXN" | "USD"
          id: string
          operation: "sale" | "rent"
          previous_currency: "MXN" | "USD"
          previous_price: number | null
          price: number | null
          property_id: string
          user_id: string
        }
        Insert: {
          changed_at?: string
          currency: "MXN" | "USD"
          id?: string
          operation: "sale" | "rent"
          previous_currency: "MXN" | "USD"
          previous_price?: number | null
          price?: number | null
          property_id: string
          user_id: string
        }
        Update: {
          changed_at?: string
          currency?: "MXN" | "USD"
          id?: string
          operation?: "sale" | "rent"
          previous_currency?: "MXN" | "USD"
          previous_price?: number | null
          price?: number | null
          property_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "property_price_changes_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      prospect_sources: {
        Row: {
          created_at: string
          id: string
          name: string
          plan_id: string | null
          sends_mail: boolean
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          name: string
          plan_id?: string | null
          sends_mail?: boolean
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          id?: string
          name?: string
          plan_id?: string | null
          sends_mail?: boolean
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "prospect_sources_plan_id_fkey"
            columns: ["plan_id","user_id"]
            isOneToOne: false
            referencedRelation: "follow_up_plans"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      prospects: {
        Row: {
          accepted_at: string | null
          answered_at: string | null
          client_id: string | null
          consent_at: string | null
          created_at: string
          discarded_at: string | null
          email: string | null
          external_id: string | null
          id: string
          listing_text: string | null
          message: string | null
          name: string | null
          notice_version: number | null
          other_fields: Json
          phone: string | null
          property_id: string | null
          raw_text: string | null
          received_at: string
          source: "form" | "own_form" | "portal" | "paste" | "share" | "test"
          source_name: string
          status: "waiting" | "accepted" | "discarded"
          updated_at: string
          user_id: string
        }
        Insert: {
          accepted_at?: string | null
          answered_at?: string | null
          client_id?: string | null
          consent_at?: string | null
          created_at?: string
          discarded_at?: string | null
          email?: string | null
          external_id?: string | null
          id?: string
          listing_text?: string | null
          message?: string | null
          name?: string | null
          notice_version?: number | null
          other_fields?: Json
          phone?: string | null
          property_id?: string | null
          raw_text?: string | null
          received_at?: string
          source: "form" | "own_form" | "portal" | "paste" | "share" | "test"
          source_name: string
          status?: "waiting" | "accepted" | "discarded"
          updated_at?: string
          user_id?: string
        }
        Update: {
          accepted_at?: string | null
          answered_at?: string | null
          client_id?: string | null
          consent_at?: string | null
          created_at?: string
          discarded_at?: string | null
          email?: string | null
          external_id?: string | null
          id?: string
          listing_text?: string | null
          message?: string | null
          name?: string | null
          notice_version?: number | null
          other_fields?: Json
          phone?: string | null
          property_id?: string | null
          raw_text?: string | null
          received_at?: string
          source?: "form" | "own_form" | "portal" | "paste" | "share" | "test"
          source_name?: string
          status?: "waiting" | "accepted" | "discarded"
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "prospects_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "prospects_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      push_subscriptions: {
        Row: {
          auth: string
          created_at: string
          endpoint: string
          id: string
          label: string
          last_sent_at: string | null
          p256dh: string
          session_id: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          auth: string
          created_at?: string
          endpoint: string
          id?: string
          label: string
          last_sent_at?: string | null
          p256dh: string
          session_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          auth?: string
          created_at?: string
          endpoint?: string
          id?: string
          label?: string
          last_sent_at?: string | null
          p256dh?: string
          session_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      sales_scripts: {
        Row: {
          category: "presentacion" | "seguimiento" | "objeciones" | "cierre" | "postventa"
          content: string
          created_at: string
          id: string
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          category: "presentacion" | "seguimiento" | "objeciones" | "cierre" | "postventa"
          content: string
          created_at?: string
          id?: string
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          category?: "presentacion" | "seguimiento" | "objeciones" | "cierre" | "postventa"
          content?: string
          created_at?: string
          id?: string
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      saved_views: {
        Row: {
          created_at: string
          entity: "clients" | "opportunities" | "tasks" | "interactions" | "documents" | "listings"
          id: string
          is_default: boolean
          name: string
          position: number
          query: string
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          entity: "clients" | "opportunities" | "tasks" | "interactions" | "documents" | "listings"
          id?: string
          is_default?: boolean
          name: string
          position?: number
          query?: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          created_at?: string
          entity?: "clients" | "opportunities" | "tasks" | "interactions" | "documents" | "listings"
          id?: string
          is_default?: boolean
          name?: string
          position?: number
          query?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: []
      }
      selection_items: {
        Row: {
          answer: "like" | "pass" | "visit" | null
          answered_at: string | null
          comment: string | null
          created_at: string
          id: string
          listing: Json
          note: string | null
          position: number
          property_id: string | null
          reason: "price" | "zone" | "size" | "condition" | "other" | null
          reviewed_at: string | null
          seen_at: string | null
          selection_id: string
          updated_at: string
          user_id: string
          visit_slots: string[]
        }
        Insert: {
          answer?: "like" | "pass" | "visit" | null
          answered_at?: string | null
          comment?: string | null
          created_at?: string
          id?: string
          listing: Json
          note?: string | null
          position: number
          property_id?: string | null
          reason?: "price" | "zone" | "size" | "condition" | "other" | null
          reviewed_at?: string | null
          seen_at?: string | null
          selection_id: string
          updated_at?: string
          user_id?: string
          visit_slots?: string[]
        }
        Update: {
          answer?: "like" | "pass" | "visit" | null
          answered_at?: string | null
          comment?: string | null
          created_at?: string
          id?: string
          listing?: Json
          note?: string | null
          position?: number
          property_id?: string | null
          reason?: "price" | "zone" | "size" | "condition" | "other" | null
          reviewed_at?: string | null
          seen_at?: string | null
          selection_id?: string
          updated_at?: string
          user_id?: string
          visit_slots?: string[]
        }
        Relationships: [
          {
            foreignKeyName: "selection_items_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "selection_items_selection_id_fkey"
            columns: ["selection_id","user_id"]
            isOneToOne: false
            referencedRelation: "selections"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      selection_view_days: {
        Row: {
          day: string
          id: string
          selection_id: string
          user_id: string
          views: number
        }
        Insert: {
          day: string
          id?: string
          selection_id: string
          user_id?: string
          views: number
        }
        Update: {
          day?: string
          id?: string
          selection_id?: string
          user_id?: string
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: "selection_view_days_selection_id_fkey"
            columns: ["selection_id","user_id"]
            isOneToOne: false
            referencedRelation: "selections"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      selections: {
        Row: {
          client_id: string | null
          created_at: string
          expires_at: string
          id: string
          last_viewed_at: string | null
          message: string | null
          revoked_at: string | null
          title: string
          token_hash: string
          updated_at: string
          user_id: string
          views: number
        }
        Insert: {
          client_id?: string | null
          created_at?: string
          expires_at?: string
          id?: string
          last_viewed_at?: string | null
          message?: string | null
          revoked_at?: string | null
          title: string
          token_hash: string
          updated_at?: string
          user_id?: string
          views?: number
        }
        Update: {
          client_id?: string | null
          created_at?: string
          expires_at?: string
          id?: string
          last_viewed_at?: string | null
          message?: string | null
          revoked_at?: string | null
          title?: string
          token_hash?: string
          updated_at?: string
          user_id?: string
          views?: number
        }
        Relationships: [
          {
            foreignKeyName: "selections_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      subscription_plans: {
        Row: {
          created_at: string
          currency: string
          features: Json
          id: string
          name: string
          price_monthly: number
          price_yearly: number
          updated_at: string
        }
        Insert: {
          created_at?: string
          currency?: string
          features?: Json
          id?: string
          name: string
          price_monthly: number
          price_yearly: number
          updated_at?: string
        }
        Update: {
          created_at?: string
          currency?: string
          features?: Json
          id?: string
          name?: string
          price_monthly?: number
          price_yearly?: number
          updated_at?: string
        }
        Relationships: []
      }
      subscriptions: {
        Row: {
          auto_renew: boolean
          billing_type: "monthly" | "yearly" | null
          cancellation_date: string | null
          created_at: string
          current_period_ends_at: string
          current_period_starts_at: string
          id: string
          open_invoice_url: string | null
          plan_id: string
          price: number | null
          status: "trial" | "active" | "cancelled" | "expired"
          stripe_customer_id: string | null
          stripe_subscription_id: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          auto_renew?: boolean
          billing_type?: "monthly" | "yearly" | null
          cancellation_date?: string | null
          created_at?: string
          current_period_ends_at: string
          current_period_starts_at?: string
          id?: string
          open_invoice_url?: string | null
          plan_id: string
          price?: number | null
          status?: "trial" | "active" | "cancelled" | "expired"
          stripe_customer_id?: string | null
          stripe_subscription_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          auto_renew?: boolean
          billing_type?: "monthly" | "yearly" | null
          cancellation_date?: string | null
          created_at?: string
          current_period_ends_at?: string
          current_period_starts_at?: string
          id?: string
          open_invoice_url?: string | null
          plan_id?: string
          price?: number | null
          status?: "trial" | "active" | "cancelled" | "expired"
          stripe_customer_id?: string | null
          stripe_subscription_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "subscriptions_plan_id_fkey"
            columns: ["plan_id"]
            isOneToOne: false
            referencedRelation: "subscription_plans"
            referencedColumns: ["id"]
          },
        ]
      }
      tasks: {
        Row: {
          assigned_to: string | null
          client_id: string | null
          completed_at: string | null
          created_at: string
          description: string | null
          due_date: string | null
          id: string
          is_example: boolean
          message: string | null
          priority: "low" | "medium" | "high" | "urgent"
          property_id: string | null
          purpose: string | null
          status: "pending" | "in_progress" | "completed" | "cancelled"
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          assigned_to?: string | null
          client_id?: string | null
          completed_at?: string | null
          created_at?: string
          description?: string | null
          due_date?: string | null
          id?: string
          is_example?: boolean
          message?: string | null
          priority?: "low" | "medium" | "high" | "urgent"
          property_id?: string | null
          purpose?: string | null
          status?: "pending" | "in_progress" | "completed" | "cancelled"
          title: string
          updated_at?: string
          user_id?: string
        }
        Update: {
          assigned_to?: string | null
          client_id?: string | null
          completed_at?: string | null
          created_at?: string
          description?: string | null
          due_date?: string | null
          id?: string
          is_example?: boolean
          message?: string | null
          priority?: "low" | "medium" | "high" | "urgent"
          property_id?: string | null
          purpose?: string | null
          status?: "pending" | "in_progress" | "completed" | "cancelled"
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "tasks_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "tasks_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      user_secrets: {
        Row: {
          ciphertext: string | null
          created_at: string
          id: string
          name: "site" | "ai" | "notice" | "prospects" | "contact" | "feeds"
          plain_text: string | null
          token_hash: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          ciphertext?: string | null
          created_at?: string
          id?: string
          name: "site" | "ai" | "notice" | "prospects" | "contact" | "feeds"
          plain_text?: string | null
          token_hash?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          ciphertext?: string | null
          created_at?: string
          id?: string
          name?: "site" | "ai" | "notice" | "prospects" | "contact" | "feeds"
          plain_text?: string | null
          token_hash?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "user_secrets_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "user_settings"
            referencedColumns: ["user_id"]
          },
        ]
      }
      user_settings: {
        Row: {
          call_client_types: ("propietario" | "comprador" | "inquilino" | "inversionista")[]
          call_daily_target: number
          call_listing_days: number | null
          call_new_days: number | null
          call_offer_days: number | null
          call_quiet_days: number | null
          call_visit_days: number | null
          created_at: string
          has_ai_key: boolean
          has_examples: boolean
          has_site_key: boolean
          hides_first_steps: boolean
          id: string
          logo_url: string | null
          updated_at: string
          user_id: string
          wordpress_endpoint: string | null
          wordpress_field_mapping: Json
          wordpress_url: string | null
        }
        Insert: {
          call_client_types?: ("propietario" | "comprador" | "inquilino" | "inversionista")[]
          call_daily_target?: number
          call_listing_days?: number | null
          call_new_days?: number | null
          call_offer_days?: number | null
          call_quiet_days?: number | null
          call_visit_days?: number | null
          created_at?: string
          has_ai_key?: boolean
          has_examples?: boolean
          has_site_key?: boolean
          hides_first_steps?: boolean
          id?: string
          logo_url?: string | null
          updated_at?: string
          user_id?: string
          wordpress_endpoint?: string | null
          wordpress_field_mapping?: Json
          wordpress_url?: string | null
        }
        Update: {
          call_client_types?: ("propietario" | "comprador" | "inquilino" | "inversionista")[]
          call_daily_target?: number
          call_listing_days?: number | null
          call_new_days?: number | null
          call_offer_days?: number | null
          call_quiet_days?: number | null
          call_visit_days?: number | null
          created_at?: string
          has_ai_key?: boolean
          has_examples?: boolean
          has_site_key?: boolean
          hides_first_steps?: boolean
          id?: string
          logo_url?: string | null
          updated_at?: string
          user_id?: string
          wordpress_endpoint?: string | null
          wordpress_field_mapping?: Json
          wordpress_url?: string | null
        }
        Relationships: []
      }
      valuations: {
        Row: {
          client_id: string | null
          colony: string | null
          confidence: number | null
          created_at: string
          estimated_value: number
          id: string
          input: Json
          property_id: string | null
          property_type: "residential" | "commercial" | "industrial" | "land"
          range_max: number | null
          range_min: number | null
          result: Json
          state: string
          title: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          client_id?: string | null
          colony?: string | null
          confidence?: number | null
          created_at?: string
          estimated_value: number
          id?: string
          input?: Json
          property_id?: string | null
          property_type?: "residential" | "commercial" | "industrial" | "land"
          range_max?: number | null
          range_min?: number | null
          result?: Json
          state: string
          title?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          client_id?: string | null
          colony?: string | null
          confidence?: number | null
          created_at?: string
          estimated_value?: number
          id?: string
          input?: Json
          property_id?: string | null
          property_type?: "residential" | "commercial" | "industrial" | "land"
          range_max?: number | null
          range_min?: number | null
          result?: Json
          state?: string
          title?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "valuations_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "valuations_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      whatsapp_messages: {
        Row: {
          client_id: string | null
          content: string
          created_at: string
          direction: "outbound" | "inbound"
          id: string
          metadata: Json
          opportunity_id: string | null
          property_id: string | null
          sent_at: string
          status: "pending" | "sent" | "delivered" | "read" | "failed"
          template_id: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          client_id?: string | null
          content: string
          created_at?: string
          direction?: "outbound" | "inbound"
          id?: string
          metadata?: Json
          opportunity_id?: string | null
          property_id?: string | null
          sent_at?: string
          status?: "pending" | "sent" | "delivered" | "read" | "failed"
          template_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Update: {
          client_id?: string | null
          content?: string
          created_at?: string
          direction?: "outbound" | "inbound"
          id?: string
          metadata?: Json
          opportunity_id?: string | null
          property_id?: string | null
          sent_at?: string
          status?: "pending" | "sent" | "delivered" | "read" | "failed"
          template_id?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "whatsapp_messages_client_id_fkey"
            columns: ["client_id","user_id"]
            isOneToOne: false
            referencedRelation: "clients"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "whatsapp_messages_opportunity_id_fkey"
            columns: ["opportunity_id","user_id"]
            isOneToOne: false
            referencedRelation: "opportunities"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "whatsapp_messages_property_id_fkey"
            columns: ["property_id","user_id"]
            isOneToOne: false
            referencedRelation: "properties"
            referencedColumns: ["id","user_id"]
          },
          {
            foreignKeyName: "whatsapp_messages_template_id_fkey"
            columns: ["template_id","user_id"]
            isOneToOne: false
            referencedRelation: "sales_scripts"
            referencedColumns: ["id","user_id"]
          },
        ]
      }
      withdrawn_listings: {
        Row: {
          id: string
          published_code: string
          user_id: string
          withdrawn_at: string
        }
        Insert: {
          id?: string
          published_code: string
          user_id: string
          withdrawn_at?: string
        }
        Update: {
          id?: string
          published_code?: string
          user_id?: string
          withdrawn_at?: string
        }
        Relationships: []
      }
    }
    Views: {
      bulk_runs: {
        Row: {
          action: Json
          created_at: string
          done: number | null
          id: string
          kind: "clients" | "opportunities" | "tasks" | "interactions" | "documents"
          outcomes: Json | null
          total: number | null
          undo_outcomes: Json | null
          undone: number | null
          user_id: string
        }
        Relationships: []
      }
      chat_conversations: {
        Row: {
          first_message: string | null
          id: string | null
          last_at: string | null
          turns: number | null
          user_id: string | null
        }
        Relationships: []
      }
      client_list: {
        Row: {
          address: string | null
          budget_max: number | null
          budget_min: number | null
          created_at: string
          email: string | null
          first_name: string
          id: string
          is_example: boolean
          last_contact_at: string | null
          last_name: string | null
          needs_review: boolean
          next_task_due: string | null
          next_task_title: string | null
          notes: string | null
          phone: string | null
          search: string
          source: string | null
          status: "active" | "inactive" | "lead"
          tags: string[]
          type: "propietario" | "comprador" | "inquilino" | "inversionista"
          updated_at: string
          user_id: string
          whatsapp: string | null
        }
        Relationships: []
      }
      client_matches: {
        Row: {
          address: string | null
          budget_max: number | null
          budget_min: number | null
          created_at: string | null
          email: string | null
          first_name: string | null
          id: string | null
          is_example: boolean | null
          last_contact_at: string | null
          last_name: string | null
          needs_review: boolean | null
          next_task_due: string | null
          next_task_title: string | null
          notes: string | null
          phone: string | null
          search: string | null
          source: string | null
          status: string | null
          tags: string[] | null
          type: string | null
          updated_at: string | null
          user_id: string | null
          whatsapp: string | null
        }
        Relationships: []
      }
      clients_by_activity: {
        Row: {
          address: string | null
          budget_max: number | null
          budget_min: number | null
          created_at: string | null
          email: string | null
          first_name: string | null
          has_next_task: boolean | null
          id: string | null
          is_example: boolean | null
          last_contact_at: string | null
          last_name: string | null
          needs_review: boolean | null
          next_task_due: string | null
          next_task_title: string | null
          notes: string | null
          phone: string | null
          search: string | null
          source: string | null
          status: string | null
          tags: string[] | null
          type: string | null
          updated_at: string | null
          user_id: string | null
          whatsapp: string | null
        }
        Relationships: []
      }
      document_rows: {
        Row: {
          active_shares: number
          category: "contract" | "lease_application" | "rent_receipt" | "maintenance" | "other"
          client_id: string | null
          client_name: string | null
          created_at: string
          id: string
          is_text: boolean
          last_edited_at: string
          metadata: Json
          name: string
          property_id: string | null
          property_title: string | null
          property_wordpress_id: number | null
          search: string
          status: "draft" | "pending" | "active" | "expired" | "cancelled"
          template_id: string | null
          template_name: string | null
          type: string
          updated_at: string
          url: string | null
          user_id: string
          version: number
        }
        Relationships: []
      }
      interaction_rows: {
        Row: {
          client_id: string | null
          client_name: string | null
          created_at: string
          description: string | null
          id: string
          is_example: boolean
          is_inbound: boolean
          moment: string
          opportunity_id: string | null
          outcome: string | null
          photos: string[]
          pinned_at: string | null
          property_id: string | null
          property_title: string | null
          scheduled_at: string | null
          search: string
          subject: string
          type: "call" | "email" | "meeting" | "whatsapp" | "visit" | "offer" | "other"
          updated_at: string
          user_id: string
        }
        Relationships: []
      }
      matching_clients: {
        Row: {
          address: string | null
          birthday: string | null
          budget_max: number | null
          budget_min: number | null
          created_at: string | null
          email: string | null
          first_name: string | null
          id: string | null
          import_id: string | null
          import_row: number | null
          is_example: boolean | null
          last_name: string | null
          needs_review: boolean | null
          notes: string | null
          phone: string | null
          search: string | null
          source: string | null
          status: string | null
          tags: string[] | null
          type: string | null
          updated_at: string | null
          user_id: string | null
          whatsapp: string | null
        }
        Relationships: []
      }
      opportunity_rows: {
        Row: {
          amount: number | null
          client_id: string | null
          client_name: string | null
          closed_amount: number | null
          closed_at: string | null
          closed_reason: string | null
          commission_months: number | null
          commission_percentage: number | null
          created_at: string
          expected_amount: number | null
          expected_close_date: string | null
          id: string
          is_example: boolean
          lender: string | null
          notes: string | null
          probability: number | null
          property_id: string | null
          property_price: number | null
          property_title: string | null
          search: string
          stage_changed_at: string
          stage_color: string
          stage_id: string
          stage_name: string
          status: "open" | "won" | "lost"
          type: "sale" | "rent"
          updated_at: string
          user_id: string
        }
        Relationships: []
      }
      prospect_rows: {
        Row: {
          accepted_at: string | null
          answered_at: string | null
          client_id: string | null
          client_name: string | null
          consent_at: string | null
          created_at: string
          discarded_at: string | null
          email: string | null
          id: string
          listing_text: string | null
          match_client_id: string | null
          match_client_name: string | null
          message: string | null
          name: string | null
          phone: string | null
          property_id: string | null
          property_operation: string | null
          property_title: string | null
          received_at: string
          same_waiting: number | null
          search: string
          source: "form" | "own_form" | "portal" | "paste" | "share" | "test"
          source_name: string
          status: "waiting" | "accepted" | "discarded"
          updated_at: string
          user_id: string
        }
        Relationships: []
      }
      task_rows: {
        Row: {
          client_first_name: string | null
          client_id: string | null
          client_name: string | null
          client_whatsapp: string | null
          completed_at: string | null
          created_at: string
          description: string | null
          due_date: string | null
          id: string
          is_example: boolean
          is_open: boolean
          message: string | null
          priority: "low" | "medium" | "high" | "urgent"
          property_id: string | null
          property_title: string | null
          purpose: string | null
          search: string
          status: "pending" | "in_progress" | "completed" | "cancelled"
          title: string
          updated_at: string
          urgency: number
          user_id: string
        }
        Relationships: []
      }
    }
    Functions: {
      accept_prospect: {
        Args: { as_new?: boolean; client?: Json; join_client?: string; record_id: string }
        Returns: Json
      }
      add_chat_outcome: {
        Args: { interaction_id: string; outcome: string }
        Returns: undefined
      }
      add_example_data: {
        Args: { app_address?: string; examples?: Json }
        Returns: boolean
      }
      add_task_for_clients: {
        Args: { batch: string; ids: string[]; task: Json }
        Returns: unknown[]
      }
      answer_prospect: {
        Args: { record_id: string }
        Returns: string
      }
      arrange_views: {
        Args: { default_view?: string; list: string; ordered: string[] }
        Returns: undefined
      }
      book_visit: {
        Args: { client_id: string; notes?: string; property_id: string; scheduled_at: string; subject: string; task_id: string; task_title: string; visit_id: string }
        Returns: string
      }
      call_list: {
        Args: { after?: Json; offers?: Json; page_size?: number }
        Returns: Json
      }
      call_list_facts: {
        Args: never
        Returns: Json
      }
      change_property_tags: {
        Args: { add?: string[]; property: string; remove?: string[] }
        Returns: string[]
      }
      change_records: {
        Args: { add_tags?: string[]; changes?: Json; ids: string[]; kind: string; remove_tags?: string[] }
        Returns: unknown[]
      }
      client_history: {
        Args: { after_at?: string; after_id?: string; after_source?: string; chip?: string; of_client: string; patterns?: string[] }
        Returns: Json
      }
      client_words: {
        Args: never
        Returns: unknown[]
      }
      close_session: {
        Args: { session_id: string }
        Returns: boolean
      }
      continue_bulk_run: {
        Args: { run: string }
        Returns: unknown[]
      }
      count_client_data: {
        Args: { record_id: string }
        Returns: Json
      }
      count_example_data: {
        Args: never
        Returns: unknown[]
      }
      count_views: {
        Args: { leaving?: string[]; list: string; views: Json }
        Returns: number[]
      }
      day_facts: {
        Args: { day_end: string; day_start: string; last_day: string; today: string }
        Returns: Json
      }
      delete_record: {
        Args: { kind: string; record_id: string }
        Returns: boolean
      }
      delete_records: {
        Args: { ids: string[]; kind: string }
        Returns: unknown[]
      }
      dismiss_bulk_run: {
        Args: { run: string; unless_undoing?: boolean }
        Returns: undefined
      }
      erase_client: {
        Args: { erasure_id: string; keep_documents?: string[]; keep_operations?: boolean; record_id: string }
        Returns: Json
      }
      erase_prospect: {
        Args: { erasure_id: string; record_id: string }
        Returns: string
      }
      find_client_mentions: {
        Args: { max_rows?: number; record_id: string; with_lists?: boolean }
        Returns: unknown[]
      }
      first_steps: {
        Args: never
        Returns: unknown[]
      }
      import_clients: {
        Args: { batch: Json; import: string }
        Returns: Json
      }
      import_listings: {
        Args: { import: string; listings: Json; owners: Json }
        Returns: string[]
      }
      join_listings: {
        Args: { copy_id: string; own_id: string; own_seen: string }
        Returns: string
      }
      list_clients: {
        Args: { size?: number; sorts?: Json; tests?: Json }
        Returns: Database["public"]["Views"]["client_list"]["Row"][]
      }
      list_documents: {
        Args: { size?: number; sorts?: Json; tests?: Json }
        Returns: Database["public"]["Views"]["document_rows"]["Row"][]
      }
      list_interactions: {
        Args: { size?: number; sorts?: Json; tests?: Json }
        Returns: Database["public"]["Views"]["interaction_rows"]["Row"][]
      }
      list_opportunities: {
        Args: { size?: number; sorts?: Json; tests?: Json }
        Returns: Database["public"]["Views"]["opportunity_rows"]["Row"][]
      }
      list_sessions: {
        Args: never
        Returns: unknown[]
      }
      list_tasks: {
        Args: { size?: number; sorts?: Json; tests?: Json }
        Returns: Database["public"]["Views"]["task_rows"]["Row"][]
      }
      listing_site_visits: {
        Args: { first_day: string; last_day: string; listing_id: string }
        Returns: Json
      }
      mark_notifications_read: {
        Args: { seen_until?: string }
        Returns: number
      }
      merge_clients: {
        Args: { keep_id: string; keep_seen: string; leftover?: string; merged: Json; remove_id: string; remove_seen: string; wishes?: Json }
        Returns: string
      }
      move_site: {
        Args: { address: string }
        Returns: number
      }
      move_tasks: {
        Args: { day: string; ids: string[]; zone: string }
        Returns: unknown[]
      }
      note_document_download: {
        Args: { document: string }
        Returns: undefined
      }
      notice_token: {
        Args: { profile: unknown }
        Returns: string
      }
      opportunity_board: {
        Args: { leaving?: string[]; per_stage?: number; tests?: Json }
        Returns: unknown[]
      }
      owner_report_facts: {
        Args: { first_day: string; last_day: string; listing_id: string; similar_ids?: string[] }
        Returns: Json
      }
      passed_second_factor: {
        Args: never
        Returns: boolean
      }
      record_site_reading: {
        Args: { changed?: Json; missing?: number[]; of_site?: string; seen: number[] }
        Returns: number
      }
      remove_example_data: {
        Args: { keep_edited?: boolean }
        Returns: number
      }
      replace_notice_address: {
        Args: never
        Returns: undefined
      }
      replace_prospect_address: {
        Args: { address: string }
        Returns: undefined
      }
      report_activity: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      report_commissions: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      report_forecast: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      report_outcomes: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      report_pipeline: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      report_prospects: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      report_sources: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      report_stages: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      report_tasks: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      report_traffic: {
        Args: { first_day: string; last_day: string; zone: string }
        Returns: Json
      }
      restore_deleted: {
        Args: { ids: string[]; kind: string }
        Returns: unknown[]
      }
      restore_property_tags: {
        Args: { listings: Json }
        Returns: unknown[]
      }
      restore_record: {
        Args: { kind: string; record_id: string }
        Returns: boolean
      }
      restore_records: {
        Args: { kind: string; records: Json }
        Returns: unknown[]
      }
      save_client: {
        Args: { client: Json; preferences?: Json; record_id: string; seen?: string }
        Returns: boolean
      }
      save_selection: {
        Args: { items: Json; record_id: string; seen?: string; selection: Json }
        Returns: string
      }
      search_clients: {
        Args: { max_rows?: number; query?: string }
        Returns: unknown[]
      }
      site_name_state: {
        Args: { name: string }
        Returns: string
      }
      start_bulk_run: {
        Args: { action: Json; ids: string[]; kind: string; run: string }
        Returns: unknown[]
      }
      tag_properties: {
        Args: { add?: string[]; listings: Json; remove?: string[] }
        Returns: unknown[]
      }
      undo_bulk_run: {
        Args: { run: string }
        Returns: unknown[]
      }
      undo_opportunity_move: {
        Args: { before: Json; seen: string; target: string }
        Returns: boolean
      }
      update_imported_clients: {
        Args: { batch: Json }
        Returns: string[]
      }
      usage: {
        Args: never
        Returns: Json
      }
      view_ids: {
        Args: { list: string; tests?: Json }
        Returns: string[]
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type PublicSchema = Database["public"]

/** A row as it is read. */
export type Tables<Name extends keyof (PublicSchema["Tables"] & PublicSchema["Views"])> =
  (PublicSchema["Tables"] & PublicSchema["Views"])[Name] extends { Row: infer Row } ? Row : never

/** A row as it is inserted. */
export type TablesInsert<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name] extends { Insert: infer Insert } ? Insert : never

/** A row's change. */
export type TablesUpdate<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name] extends { Update: infer Update } ? Update : never

export type Enums<Name extends keyof PublicSchema["Enums"]> = PublicSchema["Enums"][Name]

export const Constants = {
  public: {
    Enums: {},
  },
} as const

/** The columns of each table, as `select *` gives them. */
export const COLUMNS = {
  agent_site_names: ["id","user_id","name","created_at"],
  agent_site_visits: ["id","user_id","day","published_code","source","views","forms","presses"],
  agent_sites: ["id","user_id","name","is_published","introduction","areas","blocked_at","version","created_at","updated_at"],
  bulk_actions: ["id","user_id","kind","action","bytes","created_at"],
  bulk_packets: ["id","user_id","run_id","place","ids","answers","undone","outcomes","undo_outcomes","bytes"],
  chat_interactions: ["id","user_id","conversation_id","message","response","context","created_at","listing_ids","outcomes"],
  client_consents: ["id","user_id","client_id","notice_id","method","accepts_optional","given_at","withdrawn_at","created_at","updated_at"],
  client_erasures: ["id","user_id","erased","kept","erased_at"],
  client_preferences: ["id","user_id","client_id","property_type","operation","min_price","max_price","locations","bedrooms","created_at","updated_at"],
  clients: ["id","user_id","type","first_name","last_name","email","phone","whatsapp","address","notes","tags","status","source","budget_min","budget_max","search","created_at","updated_at","import_id","import_row","needs_review","birthday","is_example"],
  document_ai_history: ["id","user_id","type","template_type","content","metadata","created_at"],
  document_history: ["id","user_id","document_id","action","details","performed_by","created_at"],
  document_shares: ["id","user_id","document_id","shared_with","shared_email","token_hash","expires_at","revoked_at","views","last_viewed_at","created_at","updated_at"],
  document_templates: ["id","user_id","name","category","description","content","variables","is_public","created_at","updated_at","author"],
  document_versions: ["id","user_id","document_id","version","content","created_by","created_at"],
  documents: ["id","user_id","name","type","category","status","url","content","version","property_id","client_id","template_id","metadata","last_edited_at","search","created_at","updated_at"],
  follow_up_plans: ["id","user_id","name","starts_when","client_type","stage_id","is_automatic","built_in","steps","created_at","updated_at"],
  follow_up_runs: ["id","user_id","plan_id","client_id","opportunity_id","source_id","plan_name","steps","started_on","state","why","next_step","next_on","paused_on","created_at","updated_at"],
  interactions: ["id","user_id","client_id","property_id","opportunity_id","type","subject","description","scheduled_at","outcome","created_at","updated_at","booked_by","is_example","pinned_at","is_inbound","photos","selection_item_id"],
  notification_preferences: ["id","user_id","kind","enabled","created_at","updated_at"],
  notifications: ["id","user_id","kind","title","message","data","dedupe_key","read","read_at","created_at","updated_at"],
  opportunities: ["id","user_id","client_id","property_id","stage_id","type","status","expected_amount","commission_percentage","probability","expected_close_date","closed_amount","closed_reason","closed_at","stage_changed_at","notes","created_at","updated_at","furthest_stage","commission_months","is_example","lender"],
  opportunity_stage_changes: ["id","user_id","opportunity_id","from_stage_id","stage_id","created_at","entered_previous_at"],
  opportunity_stages: ["id","name","color","order_index","outcome","created_at","updated_at"],
  owner_reports: ["id","user_id","property_id","client_id","title","first_day","last_day","recommendation","facts","token_hash","expires_at","revoked_at","views","last_viewed_at","created_at","updated_at"],
  privacy_notices: ["id","user_id","version","answers","simple_text","full_text","published_at"],
  professional_jobs: ["id","user_id","professional_id","property_id","description","job_date","cost","notes","created_at","updated_at"],
  professionals: ["id","user_id","name","profession","specialty","phone","email","address","rating","notes","search","created_at","updated_at"],
  profiles: ["id","full_name","phone","company","time_zone","created_at","updated_at","photo_path","brand_color","license_number","website_url","instagram_url","facebook_url","tiktok_url","linkedin_url","first_screen"],
  properties: ["id","user_id","wordpress_id","title","description","price","currency","location","property_type","operation","status","sale_status","rental_status","rental_contract_end","assigned_agent","bedrooms","bathrooms","area","images","features","tags","url","search","created_at","updated_at","site_facts","first_seen_at","last_seen_at","left_site_at","own_number","colonia","city","state","second_price","land_area","parking","year_built","maintenance_fee","private_note","is_exclusive","exclusive_until","commission_percentage","operations","is_example","not_joined","site","site_listing_id","shared_commission_percentage","street","latitude","longitude","point_shown","shown_latitude","shown_longitude","video_url","tour_url","is_published","hides_price","is_featured","published_at","published_code"],
  property_clients: ["id","user_id","property_id","client_id","relationship_type","start_date","end_date","price","commission_percentage","notes","status","created_by","created_at","updated_at","is_example"],
  property_price_changes: ["id","user_id","property_id","previous_price","previous_currency","price","currency","operation","changed_at"],
  prospect_sources: ["id","user_id","name","sends_mail","plan_id","created_at","updated_at"],
  prospects: ["id","user_id","source","source_name","external_id","received_at","name","email","phone","message","listing_text","property_id","other_fields","raw_text","consent_at","notice_version","status","client_id","answered_at","accepted_at","discarded_at","created_at","updated_at"],
  push_subscriptions: ["id","user_id","endpoint","p256dh","auth","label","session_id","last_sent_at","created_at","updated_at"],
  sales_scripts: ["id","user_id","title","content","category","created_at","updated_at"],
  saved_views: ["id","user_id","entity","name","query","position","is_default","created_at","updated_at"],
  selection_items: ["id","user_id","selection_id","property_id","position","note","listing","answer","reason","comment","visit_slots","answered_at","reviewed_at","created_at","updated_at","seen_at"],
  selection_view_days: ["id","user_id","selection_id","day","views"],
  selections: ["id","user_id","client_id","title","message","token_hash","expires_at","revoked_at","views","last_viewed_at","created_at","updated_at"],
  subscription_plans: ["id","name","price_monthly","price_yearly","currency","features","created_at","updated_at"],
  subscriptions: ["id","user_id","plan_id","status","billing_type","current_period_starts_at","current_period_ends_at","cancellation_date","auto_renew","stripe_customer_id","stripe_subscription_id","created_at","updated_at","price","open_invoice_url"],
  tasks: ["id","user_id","title","description","status","priority","due_date","completed_at","client_id","property_id","assigned_to","created_at","updated_at","is_example","purpose","message"],
  user_secrets: ["id","user_id","name","ciphertext","plain_text","created_at","updated_at","token_hash"],
  user_settings: ["id","user_id","logo_url","wordpress_url","wordpress_endpoint","wordpress_field_mapping","created_at","updated_at","has_site_key","has_ai_key","hides_first_steps","has_examples","call_visit_days","call_offer_days","call_listing_days","call_new_days","call_quiet_days","call_client_types","call_daily_target"],
  valuations: ["id","user_id","client_id","property_id","title","state","colony","property_type","input","result","estimated_value","range_min","range_max","confidence","created_at","updated_at"],
  whatsapp_messages: ["id","user_id","client_id","property_id","opportunity_id","template_id","direction","content","status","sent_at","metadata","created_at","updated_at"],
  withdrawn_listings: ["id","user_id","published_code","withdrawn_at"],
} as const
