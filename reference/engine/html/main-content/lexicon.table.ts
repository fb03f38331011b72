/**
 * Words in class names, ids, roles and labels that tell what a box is for, and words of headings that tell what follows.
 * All are common across the web; none belongs to one site. `_` is a boundary (see word-finder.ts).
 */

/** What a box is for. */
const boxWordGroups = {
  navigation: '_nav navbar vbmenu _actions_jump_ navigation topbar top_bar _menu mainmenu submenu megamenu',
  header: '_header masthead',
  footer: '_footer colophon copyright',
  side: 'sidebar side_bar sidenav right_rail left_rail widget_area widgets_area _widgets_ _widget_widget_',
  comments:
    '_comments_ commentlist comment_list comment_section comment_area comment_thread disqus_ comment_respond _respond_ commentform comment_form comments_wrapper commentsection _kommentare_ kommentarbereich _commentaires_ _comentarios_',
  related:
    'related recommended_ recommendation you_may_also you_might also_like read_next readnext read_more_posts more_stories more_articles more_posts more_from morefrom most_read mostread most_popular trending recirc outbrain taboola up_next upnext recent_posts recentposts latest_posts latest_news similar_posts similar_articles crosssell cross_sell upsell',
  share: '_share_ _shares_ _sharing_ sharebar shareicons sharebuttons addthis sharedaddy addtoany',
  social: '_social_ _socials_ socialmedia follow_us followus',
  advertisement:
    'advert adsense _adthrive _mediavine _raptive _adslot _ad_slot _ad_container _ad_wrapper _ad_unit _ad_banner _banner_ad_ _ads_ _dfp_ google_ad amp_ad_ amp_sticky_ad',
  signUp: 'newsletter news_letter subscribe subscription signup sign_up mailing_list mc_embed optin opt_in paywall',
  consent: 'consent gdpr onetrust',
  cookies: 'cookie',
  inFront:
    '_modal popup _pop_up lightbox offcanvas off_canvas _dialog fixed_inset _fixed_bottom _fixed_top _fixed_z_ _takeover interstitial toast_ snackbar cookie_banner cookiebanner cookie_bar cookiebar cookie_consent cookie_law cookie_message cookie_notice cookie_wrapper onetrust _popover_ infotip_ usa_banner',
  drawer: '_drawer',
  tags: '_tags_ _tag_list taglist tag_links tags_links post_tags entry_tags article_tags tagcloud tag_cloud cat_links catlinks entry_categories _post_tag_ _post_terms_',
  paging:
    'pagination _pager_ _paging_ page_numbers pagenavi page_nav post_navigation posts_navigation nav_links post_nav prev_next prevnext next_prev _prev_ _next_ previous_post next_post',
  column: 'rightcol right_col leftcol left_col _aside _rail_ _secondary_',
  breadcrumb: 'breadcrumb _crumbs_ _crumb_ topicpath topic_path _pankuzu',
  dropdown: '_dropdown_ _drop_down_',
  feedback: '_feedback_ _helpful_ _page_rating_ _rate_page_ _rate_this_ _usefulness_',
  search: '_search',
  clone: '_clone _cloned duplicate',
  hidden:
    'hidden _sr_only sronly _clipped_ visual_hide element_invisible w_form_done w_form_fail visually screen_reader screenreader _hide_ display_none condition_invisible print_only only_print visible_print show_for_print printfooter',
  thread:
    'thread topic_ message forum signature _quote userinfo postcount bbcode discussion question answer testimonial review',
  skip: '_skip _jump_link_ _jump_to_ _back_to_top _back2top _backtotop _scroll_top _scroll_to_top _scrolltop _return_to_top _go_to_top',
  opener:
    '_modal_open _modal_trigger _modal_toggle _modal_button _modal_btn _modal_link _popup_open _popup_link _popup_trigger _popup_button _lightbox_link _lightbox_trigger _lightbox_image _lightbox_item _open_modal _open_popup _image_popup _popup_image _dialog_trigger _popover_trigger _popup_gallery _lightbox_gallery _gallery_lightbox modality modalities dialogue',
  posted: '_status_publish_',
  filter:
    '_filter_ _filters_ _filtering_ _facet_ _facets_ _faceted_ _refine_ _refinement_ _refinements_ _layered_nav _narrow_by _shop_by_',
  sort: '_sort_ _sorter_ _sorting_ _sort_by_ _sortby_ _orderby_ _order_by_ _ordering_ _limiter_ _per_page_ _view_mode_ _view_selector_ _view_switcher_ _modes_ _result_count_ _jumpbox _display_options_ _toolbar_products_',
  edit: '_editsection_ _edit_this_ _edit_page_ _edit_link_ _edit_on_',
  screen:
    '_noprint_ _no_print_ _hidden_print_ _d_print_none_ _print_hidden_ _display_none_print_ _do_not_print_ _dont_print_ _donotprint_',
} as const;

export const boxWords: readonly string[] = Object.values(boxWordGroups);

/** The bit of each group. */
export const Named = Object.fromEntries(
  Object.keys(boxWordGroups).map((name, group) => [name, 1 << group]),
) as Readonly<Record<keyof typeof boxWordGroups, number>>;

/** What a heading says that stands over stories of elsewhere. */
const headingWordGroups = {
  related:
    '_related_articles _related_posts _related_stories _related_content _related_news _related_products _related_items _related_topics _related_links _related_videos _related_reading _related_resources _related_pages _related_searches _related_questions _related_tags _related_categories _recommended_for _recommended_articles _recommended_posts _recommended_reading _recommended_stories _recommended_videos _more_from_ _more_stories _more_articles _more_posts _more_like_this _more_in_ _more_on_ _more_news_ _also_read_ _read_also_ _read_next_ _you_may_also _you_might_also _you_may_like _you_might_like _similar_posts _similar_articles _similar_products _similar_items _similar_stories _similar_threads _similar_questions _most_read_ _most_popular _most_viewed _popular_posts _popular_articles _popular_stories _trending_ _latest_news _latest_posts _latest_articles _latest_stories _up_next_ _recent_posts _recent_articles _recent_news _recent_stories _recently_viewed _customers_also _customers_who _frequently_bought _people_also _people_who_ _also_viewed_ _similar_properties _similar_homes _similar_listings _similar_jobs _similar_recipes _similar_hotels _similar_cars _similar_books _similar_events _also_bought_ _what_to_read_next _keep_reading _continue_reading _mehr_zum_ _mehr_zu_ _lesen_sie_auch _auch_interessant _das_könnte _meistgelesen _ähnliche_artikel _ähnliche_beiträge _ähnliche_themen _weitere_artikel _weitere_beiträge _weitere_themen _verwandte_ _à_lire_aussi _a_lire_aussi _lire_aussi _articles_similaires _articles_liés _sur_le_même _te_puede_interesar _artículos_relacionad _noticias_relacionad _más_leíd _lea_también _leia_também _leia_mais _veja_também _mais_lidas _articoli_correlati _leggi_anche _potrebbe_interessarti _lees_ook _meer_over_ _gerelateerd _czytaj_także _czytaj_też _zobacz_też _zobacz_także _najnowsze _читайте_также _похожие _ilgili_haberler _benzer_ 関連 相关 推荐 _read_more_on_ _don_t_miss_ _explore_further_ _editor_s_picks_ _editors_picks_ _related_coverage _related_video _recommended_content _recommended_products _you_may_be_interested _might_interest_you _mehr_aus_ _mehr_von_ _auch_lesen_ _lesen_sie_ _lies_auch_ _passend_dazu_ _könnte_dich_auch _könnte_sie_auch _könnte_euch_auch _könnte_ihnen_auch _am_meisten_gelesen _beliebte_artikel _beliebte_beiträge _neueste_artikel _neueste_beiträge _aktuelle_beiträge _letzte_beiträge _empfohlene_artikel _empfohlene_beiträge _ähnliche_produkte _vous_aimerez_aussi _à_lire_ _à_voir_aussi _articles_recommandés _articles_récents _les_plus_lus _dans_la_même _lea_más _lee_también _lee_más _notas_relacionad _contenido_relacionad _artículos_recientes _entradas_recientes _más_noticias _lo_más_leído _lo_más_visto _puede_interesar _notícias_relacionad _conteúdo_relacionad _matérias_relacionad _saiba_mais_ _mais_notícias _articoli_recenti _inne_artykuły _polecane_ _läs_också_ _les_også_ _læs_også_ _lue_myös_ _lees_meer_ _ook_interessant _top_video _top_stories _top_articles _suggested_topics _suggested_articles _suggested_posts _ces_articles_pourraient _vous_pourriez_aimer _pourraient_vous _pourrait_vous_plaire _produits_similaires _produits_associés _articles_associés _contenus_associés _les_plus_vus _productos_relacionad _productos_similares _también_te_puede _te_recomendamos _podría_interesarte _artículos_populares _entradas_populares _artigos_relacionad _posts_relacionad _produtos_relacionad _você_pode_gostar _posts_recentes _artigos_recentes _mais_lidos _prodotti_correlati _articoli_simili _ti_potrebbe _potrebbero_interessarti _potrebbe_piacerti _più_letti _post_recenti _misschien_ook _meest_gelezen _populaire_artikelen _recente_berichten _najczęściej_czytane _przeczytaj_także _podobne_artykuły _relaterade_artiklar _mest_läst _mest_leste _mest_læste _материалы_по_теме _вам_может_понравиться _самое_читаемое _последние_записи _смотрите_также あわせて読みたい 合わせて読みたい こちらもおすすめ あなたへのおすすめ おすすめ記事 おすすめの記事 人気記事 人気の記事 最近の投稿 最新記事 新着記事 猜你喜欢 猜你喜歡 相關 推薦 热门文章 熱門文章 最新文章 延伸阅读 延伸閱讀 관련기사 관련_기사 관련글 관련_글 추천글 추천_글 많이_본 _ذات_صلة _قد_يعجبك _قد_يهمك _اقرأ_أيضا _شاهد_أيضا _الأكثر_قراءة _أحدث_المقالات _أحدث_الأخبار _مقالات_مشابهة _منتجات_مشابهة',
  other:
    '_related_ _more_ _latest_ _recent_ _popular_ _similar_ _recommended_ _featured_ _other_ _weitere_ _ähnliche_ _neueste_ _aktuelle_ _beliebte_ _autres_ _derniers_ _dernières_ _otras_ _otros_ _últimas_ _últimos_ _outras_ _outros_ _altre_ _altri_ _ultime_ _ultimi_',
  alike:
    '_related_ _similar_ _also_ _like_this_ _ähnliche_ _verwandte_ _auch_ _similaires_ _aussi_ _similares_ _también_ _também_ _relacionad _correlati_ _simili_ _anche_ _gerelateerd _ook_ _podobne_ 関連 相关 相關 관련',
  helpful:
    '_page_helpful _page_useful _article_helpful _article_useful _information_helpful _information_useful _content_helpful _content_useful _document_helpful _topic_helpful _was_this_helpful _was_this_useful _is_this_helpful _is_this_useful _did_this_help _seite_hilfreich _artikel_hilfreich _beitrag_hilfreich _inhalt_hilfreich _information_hilfreich _informationen_hilfreich _informationen_geholfen _artikel_geholfen _page_utile _article_utile _contenu_utile _página_útil _artículo_útil _contenido_útil _artigo_útil _conteúdo_útil _pagina_utile _articolo_utile _pagina_nuttig _artikel_nuttig _cette_page_vous_a _cet_article_vous_a _contenu_vous_a _ha_sido_útil _fue_útil _te_resultó_útil _foi_útil _è_stata_utile _è_stato_utile _nuttig_voor _была_ли_эта_страница _полезна_ли 役に立ちましたか お役に立て 参考になりましたか 有帮助吗 有幫助嗎 도움이_되었 _هل_كانت_هذه_الصفحة _هل_كان_هذا_المقال _هل_كانت_هذه_المقالة',
} as const;

export const headingWords: readonly string[] = Object.values(headingWordGroups);

/** The bit of each group. */
export const Says = Object.fromEntries(
  Object.keys(headingWordGroups).map((name, group) => [name, 1 << group]),
) as Readonly<Record<keyof typeof headingWordGroups, number>>;

/** What an address says that leads to the page of a network where the reader may say something of this page, or to an account. */
const addressWordGroups = {
  share:
    'facebook_com_sharer facebook_com_share_php facebook_com_dialog_share twitter_com_intent_tweet twitter_com_share_ twitter_com_home_status _x_com_intent_tweet _x_com_intent_post _x_com_share_ linkedin_com_share linkedin_com_cws_share linkedin_com_sharing _pin_create_ reddit_com_submit_ _t_me_share telegram_me_share _wa_me_text whatsapp_com_send_text whatsapp_send_text vk_com_share_php vkontakte_ru_share tumblr_com_share_ tumblr_com_widgets_share xing_com_spi_shares xing_com_app_user xing_com_social getpocket_com_edit getpocket_com_save ycombinator_com_submitlink line_me_r_msg social_plugins_line_me lineit_share service_weibo_com_share hatena_ne_jp_add hatena_ne_jp_entry bsky_app_intent threads_net_intent_post threads_com_intent_post share_flipboard plus_google_com_share buffer_com_add bufferapp_com_add connect_ok_ru stumbleupon_com_submit digg_com_submit mailto_subject mailto_body mailto_cc addtoany_com_share addthis_com_bookmark fb_messenger_share',
  login: '_login _log_in_ _log_on_ _logon_ _signin_ _sign_in_ _anmelden_ _einloggen_ _connexion_ _inloggen_',
  edit: 'action_edit _edit_main_ _edit_master_ _edit_develop_ _edit_trunk_ _edit_docs_',
  top: '_top_',
  online: '_viewonline_',
  account: '_register_ _registration_ _signup_ _sign_up_ _join_ _subscribe_ _registrieren_ _inscription_ _registro_',
} as const;

export const addressWords: readonly string[] = Object.values(addressWordGroups);

/** The bit of each group. */
export const Leads = Object.fromEntries(
  Object.keys(addressWordGroups).map((name, group) => [name, 1 << group]),
) as Readonly<Record<keyof typeof addressWordGroups, number>>;

/** What lines say that are about the page itself, and ways between pages; see service-lines.ts, which reads them whole. */
export const lineWords: readonly string[] = [
  'advertis anzeige werbung publicid publicit annonse реклам 広告 广告 continue_reading_below loading geladen chargement cargando carregando caricamento _laden загрузк please_wait jump_to_recipe print_recipe to_top to_the_top nach_oben haut_de_page zum_seitenanfang volver_arriba voltar_ao_topo torna_su naar_boven наверх ページの先頭 ページトップ トップへ إلى_الأعلى _advert_ story_continues article_continues main_story requires_javascript playback get_short_url copy_link copy_this_link copy_the_link about_sharing share_this sharing_is_caring to_home_screen enlarge order_reprints text_size',
  '_prev _back_ _older _zurück _vorherige _précédent _anterior _precedente _vorige предыдущ назад 上一 前 _السابق _next_ _weiter_ _nächste _suivant _siguiente _próxim _volgende следующ 下一 次 _التالي',
  'comment kommentar comentario comentário akismet コメント 评论 評論 комментари _تعليق',
  '_print drucken imprimer imprimir _share_ sharing_options _teilen_ partager _reply_ _quote_ _comment_ kommentieren _commenter_ _comentar_ antworten zitieren répondre _citer_ responder _citar_ rispondi _cita_ beantwoorden citeren _svara_ ответить цитировать _close_ _cancel_ _submit_ _send_ _apply_ _report_ _like_ _save_ _bookmark_ _delete_ löschen _clear_ _reset_ _expand_ _collapse_ _show_ _load_ _see_ _view_ _read_ _add_to_ _click_to_ _insert_quotes schließen abbrechen senden melden _gefällt_ mehr_ weniger_anzeigen weiterlesen fermer annuler envoyer _voir_ _afficher_ _lire_ cerrar cancelar enviar _ver_ _leer_ _mostrar_ fechar _ler_ chiudi annulla invia _mostra_ _leggi_ sluiten versturen _meer_ _follow_ _folgen_ _suivre_ _suivez_ _seguir_ _síguenos_ 返信 印刷 シェア もっと見る 閉じる 回复 回覆 打印 列印 分享 展开 收起 답글 공유 _رد_ _الرد_ _طباعة_ _شارك_ _عرض_المزيد_ _إغلاق_ поделиться печать condividi _compartir_ _delen_',
  '_image_ _photo_ _picture_ _slide_ _foto_ _bild_ back_to_gallery',
  '_cookie クッキー 쿠키 تعريف_الارتباط _الكوكيز',
];
